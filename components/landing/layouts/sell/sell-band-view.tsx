import type { GoodsWord } from "@storefront/brands/landing-parts";
import type { SellBand } from "@storefront/brands/layouts/sell-bands";
import type { LandingProps } from "../../landing-props";
import { Marks } from "../dossier/marks";
import { Rise } from "../estimate/rise";
import { Factors } from "../notebook/factors";
import { Shots } from "../notebook/shots";
import { Spread } from "../quotation/spread";
import { Book } from "../sale/book";
import { Outcomes } from "../sale/outcomes";
import { Rates } from "../value/rates";
import { Fees } from "./fees";
import { Hours } from "./hours";
import { Pair } from "./pair";
import { QuestionLooks } from "./question-looks";
import { Reviews } from "./reviews";
import { Rows } from "./rows";
import { Words } from "./words";

interface Props {
  band: SellBand;
  page: LandingProps;
  /** Kinds of a value page's table of prices. */
  kinds?: readonly GoodsWord[];
}

/** Renders a band of a sell or value page. */
export function SellBandView({ band, page, kinds = [] }: Props) {
  switch (band.band) {
    case "words":
      return <Words band={band} page={page} />;
    case "pair":
      return <Pair band={band} />;
    case "ask":
      return <QuestionLooks band={band} />;
    case "fees":
      return <Fees band={band} page={page} />;
    case "hours":
      return <Hours band={band} />;
    case "rows":
      return <Rows band={band} page={page} />;
    case "reviews":
      return <Reviews band={band} page={page} />;
    case "rise":
      return <Rise band={band} page={page} />;
    case "outcomes":
      return <Outcomes band={band} />;
    case "book":
      return <Book band={band} page={page} />;
    case "spread":
      return <Spread band={band} page={page} />;
    case "shots":
      return <Shots band={band} page={page} />;
    case "factors":
      return <Factors band={band} page={page} />;
    case "marks":
      return <Marks band={band} page={page} />;
    case "rates":
      return <Rates band={band} page={page} kinds={kinds} />;
  }
}
