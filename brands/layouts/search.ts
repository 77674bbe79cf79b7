import type { GoodsPick, Note } from "../landing-parts";
import type { OrderedLayout } from "./views";

/** The market as a search: a wide field over the games with their lowest prices, then what the market holds. */
export interface SearchLayout extends OrderedLayout<"kinds" | "deals" | "list" | "notes"> {
  layout: "search";
  /** Searches that the page offers below its field. */
  hints: readonly string[];
  /** Heading of the table of kinds, with the brand's remark on each kind. */
  kinds: { title: string; remarks: Readonly<Record<string, string>> };
  /** Heading of the prices that end. */
  deals: string;
  list: { title: string; goods: GoodsPick };
  /** The brand's own explanations. */
  notes: { title: string; list: readonly Note[] };
}
