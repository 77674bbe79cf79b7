import type { Icon, Note, Surface } from "../landing-parts";
import type { FirstView } from "./views";

/** Things that people do together, each with listings that serve it and a buyer's own words. */
export interface OccasionsLayout extends FirstView {
  layout: "occasions";
  /** `street`: occasions are doors in a row; `pages`: each is a spread of its own. */
  form: "street" | "pages";
  occasions: readonly {
    sign: string;
    text: string;
    icon: Icon;
    /** Listings whose names contain one of these. */
    named: readonly string[];
  }[];
  notes: { title: string; surface: Surface; list: readonly Note[] };
  voices: { title: string; surface: Surface };
  closing: string;
}
