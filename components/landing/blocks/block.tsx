import type { Block } from "@storefront/brands/landing-blocks";
import type { PageProps } from "../landing-props";
import { Ballot } from "./ballot/ballot";
import { Compare } from "./compare/compare";
import { Downloads } from "./downloads/downloads";
import { Figures } from "./figures/figures";
import { Offers } from "./offers/offers";
import { Promises } from "./promises/promises";
import { Questions } from "./questions/questions";
import { Rates } from "./rates/rates";
import { Receipt } from "./receipt/receipt";
import { Roles } from "./roles/roles";
import { Rooms } from "./rooms/rooms";
import { Screens } from "./screens/screens";
import { Shelf } from "./shelf/shelf";
import { Steps } from "./steps/steps";
import { Story } from "./story/story";
import { Testimonials } from "./testimonials/testimonials";
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
    case "ballot":
      return <Ballot block={block} page={page} />;
    case "wall":
      return <Wall block={block} page={page} />;
  }
}
