import type { Block } from "@storefront/brands/landing-blocks";
import type { PageProps } from "../landing-props";
import { Ballot } from "./ballot/ballot";
import { Company } from "./company/company";
import { Compare } from "./compare/compare";
import { Counters } from "./counters/counters";
import { Downloads } from "./downloads/downloads";
import { Escrow } from "./escrow/escrow";
import { Faces } from "./faces/faces";
import { Figures } from "./figures/figures";
import { Grades } from "./grades/grades";
import { Handover } from "./handover/handover";
import { Install } from "./install/install";
import { Lots } from "./lots/lots";
import { Offers } from "./offers/offers";
import { Promises } from "./promises/promises";
import { Questions } from "./questions/questions";
import { Rates } from "./rates/rates";
import { Receipt } from "./receipt/receipt";
import { Roles } from "./roles/roles";
import { Rooms } from "./rooms/rooms";
import { Screens } from "./screens/screens";
import { Seal } from "./seal/seal";
import { Shelf } from "./shelf/shelf";
import { Steps } from "./steps/steps";
import { Story } from "./story/story";
import { Testimonials } from "./testimonials/testimonials";
import { Together } from "./together/together";
import { Trouble } from "./trouble/trouble";
import { Wall } from "./wall/wall";
import { Week } from "./week/week";

/** Renders a section of a landing page by the type in its data. */
export function LandingBlock({ block, page }: { block: Block; page: PageProps }) {
  switch (block.block) {
    case "steps":
      return <Steps block={block} page={page} />;
    case "figures":
      return <Figures block={block} page={page} />;
    case "compare":
      return <Compare block={block} page={page} />;
    case "promises":
      return <Promises block={block} page={page} />;
    case "testimonials":
      return <Testimonials block={block} page={page} />;
    case "questions":
      return <Questions block={block} page={page} />;
    case "shelf":
      return <Shelf block={block} page={page} />;
    case "screens":
      return <Screens block={block} page={page} />;
    case "story":
      return <Story block={block} page={page} />;
    case "offers":
      return <Offers block={block} page={page} />;
    case "rates":
      return <Rates block={block} page={page} />;
    case "counters":
      return <Counters block={block} page={page} />;
    case "faces":
      return <Faces block={block} page={page} />;
    case "handover":
      return <Handover block={block} page={page} />;
    case "grades":
      return <Grades block={block} page={page} />;
    case "lots":
      return <Lots block={block} page={page} />;
    case "seal":
      return <Seal block={block} page={page} />;
    case "receipt":
      return <Receipt block={block} page={page} />;
    case "downloads":
      return <Downloads block={block} page={page} />;
    case "rooms":
      return <Rooms block={block} page={page} />;
    case "roles":
      return <Roles block={block} page={page} />;
    case "week":
      return <Week block={block} page={page} />;
    case "install":
      return <Install block={block} page={page} />;
    case "trouble":
      return <Trouble block={block} page={page} />;
    case "together":
      return <Together block={block} page={page} />;
    case "escrow":
      return <Escrow block={block} page={page} />;
    case "company":
      return <Company block={block} page={page} />;
    case "ballot":
      return <Ballot block={block} page={page} />;
    case "wall":
      return <Wall block={block} page={page} />;
  }
}
