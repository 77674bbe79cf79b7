import type { GoodsWord, Note, Pattern, Screen, Surface } from "../landing-parts";
import type { Questions } from "./questions";

/** The market as an exchange: a board of games by kinds, each field with count and prices, then the spread per game. */
export interface ExchangeLayout {
  layout: "exchange";
  surface: Surface;
  pattern?: Pattern;
  kicker: string;
  /** Beside the headline: icons of the brand's figure, or the app's list. */
  drawing: { icons: readonly string[] } | Extract<Screen, { screen: "list" }>;
  board: { title: string; kinds: readonly GoodsWord[] };
  /** The distance from the lowest to the highest price of one kind, a line per game. */
  spread: { title: string; kind: GoodsWord };
  /** The cheapest listing of each game. */
  lowest: { title: string; kinds: readonly GoodsWord[] };
  notes: { title: string; list: readonly Note[] };
  order: readonly ("spread" | "lowest" | "notes")[];
  questions: Questions;
  closing: string;
}
