import type { GoodsPick, GoodsWord, Note } from "../landing-parts";
import type { MoneyMoves } from "./money-moves";
import type { FirstView, OrderedLayout, Questions } from "./views";

/** The host's operator: its business in one sentence, the way of the money, its company, its figures. */
export interface AboutLayout extends FirstView {
  layout: "about";
  /** Buyer, platform and seller at one table. */
  sides: readonly [Note, Note, Note];
  path: MoneyMoves;
  company: { title: string; lead: string };
  figures: string;
  essay: { title: string; text: readonly string[] };
  questions: Questions;
}

/** The storefront by budget: columns of price levels, then each level's listings. */
export interface BudgetLayout extends OrderedLayout<"levels" | "cuts" | "notes"> {
  layout: "budget";
  /** Beside the headline: columns of coins per level, or the largest price cuts as tags. */
  head: "coins" | "cuts";
  kinds: readonly GoodsWord[];
  /** Upper bounds of the levels in yuan, lowest first. */
  levels: readonly number[];
  /** Heading of a level; its bound replaces #. */
  level: string;
  /** Heading of the price cuts: the old price, the new one, and the difference. */
  cuts: string;
  notes: { title: string; list: readonly Note[] };
}

/** The storefront as an exchange: a board of games by kinds, each field with count and prices, then the spread per game. */
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

/** The storefront as a search: a wide field over the games with their lowest prices, then what the storefront holds. */
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
