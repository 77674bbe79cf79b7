import type { GoodsPick, GoodsWord, Note } from "../landing-parts";
import type { OrderedLayout } from "./views";

/** The market as an exchange: a board of games by kinds, each field with count and prices, then the spread per game. */
export interface ExchangeLayout extends OrderedLayout<"spread" | "lowest" | "notes"> {
  layout: "exchange";
  /** Beside the headline: icons of the brand's figure, or the app's list. */
  drawing: { icons: readonly string[] } | { list: GoodsPick };
  board: { title: string; kinds: readonly GoodsWord[] };
  /** The distance from the lowest to the highest price of one kind, a line per game. */
  spread: { title: string; kind: GoodsWord };
  /** The cheapest listing of each game. */
  lowest: { title: string; kinds: readonly GoodsWord[] };
  notes: { title: string; list: readonly Note[] };
}
