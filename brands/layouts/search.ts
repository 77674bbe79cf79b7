import type { GoodsPick, Note, Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";

/** The market as a search: a wide field over the games with their lowest prices, then what the market holds. */
export interface SearchLayout {
  layout: "search";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Searches that the page offers below its field. */
  hints: readonly string[];
  /** Heading of the table of kinds, with the brand's remark on each kind. */
  kinds: { title: string; remarks: Readonly<Record<string, string>> };
  /** Heading of the prices that end. */
  deals: string;
  list: { title: string; goods: GoodsPick };
  /** The brand's own explanations. */
  notes: { title: string; list: readonly Note[] };
  /** Bands below the games, in their order. */
  order: readonly ("kinds" | "deals" | "list" | "notes")[];
  questions: Questions;
  closing: string;
}
