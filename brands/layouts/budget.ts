import type { GoodsWord, Note } from "../landing-parts";
import type { OrderedLayout } from "./views";

/** The market by what one wants to spend: columns of price levels, then each level's listings. */
export interface BudgetLayout extends OrderedLayout<"levels" | "cuts" | "notes"> {
  layout: "budget";
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
}
