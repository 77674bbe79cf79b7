import type { GoodsPick } from "../landing-parts";
import type { MoneyMoves } from "./money-moves";
import type { OrderedLayout } from "./views";

/** One deal followed from the price to the payout: its paper, who holds the money, what ends it early, listings. */
export interface DealLayout extends OrderedLayout<"path" | "states" | "shelf"> {
  layout: "deal";
  /** Heading of the paper, its listing, and its terms. */
  paper: { title: string; goods: GoodsPick; terms: readonly (readonly [string, string])[] };
  path: MoneyMoves;
  /** What an order's states mean for the money. */
  states: { title: string; list: readonly { state: string; money: string; next: string }[] };
  shelf: { title: string; goods: GoodsPick };
}
