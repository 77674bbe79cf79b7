import type { GoodsWord, Note, Pattern, Surface } from "../landing-parts";
import type { Questions } from "./questions";

/** The market by what one wants to spend: columns of price levels, then each level's listings. */
export interface BudgetLayout {
  layout: "budget";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Beside the headline: columns of coins per level, or the largest price cuts as tags. */
  head: "coins" | "cuts";
  kinds: readonly GoodsWord[];
  /** Upper bounds of the levels in yuan, lowest first. */
  levels: readonly number[];
  /** Heading of a level; # stands for its bound. */
  level: string;
  /** Heading of the price cuts: the old price, the new one, and the difference. */
  cuts: string;
  notes: { title: string; list: readonly Note[] };
  order: readonly ("levels" | "cuts" | "notes")[];
  questions: Questions;
  closing: string;
}
