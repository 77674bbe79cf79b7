/** Sections of sell and value pages. Each page orders those that its layout allows. */
import type { Base, GoodsPick, Icon, Note } from "../landing-parts";

type Band<Name extends string, Rest = unknown> = Omit<Base, "callToAction"> & { band: Name } & Rest;

/** The brand's own words. */
export type WordsBand = Band<
  "words",
  { look: "rules" | "letter" | "portrait"; icon: Icon; text: readonly string[] }
>;

/** Two ways to do it, row by row. */
export type PairBand = Band<
  "pair",
  {
    heads: readonly [string, string];
    rows: readonly { about: string; alone: string; here: string }[];
  }
>;

export type QuestionsBand = Band<
  "ask",
  { look: "list" | "cards" | "talk"; list: readonly { ask: string; answer: string }[] }
>;

/** What the seller keeps: of each game's middle price as bars, or of round amounts as a table. */
export type FeesBand = Band<"fees", { look: "bars" | "table" }>;

/** How long each stage of a sale takes at most. */
export type HoursBand = Band<"hours", { look: "axis" | "clock" }>;

/** Listings as rows with their facts: picked ones, or the accounts of the game at a place of the list of games. */
export type RowsBand = Band<"rows", { goods: GoodsPick; count: number } | { game: number }>;

/** What buyers wrote. */
export type ReviewsBand = Band<"reviews">;

/** The accounts of one game as rising columns, lowest price first. */
export type RiseBand = Band<"rise", { game: number }>;

/** What happens when a side does not do its part. */
export type OutcomesBand = Band<"outcomes">;

/** Several listings as an account book: price, fee, what is kept. */
export type BookBand = Band<"book", { goods: GoodsPick }>;

/** Facts of a game's lowest, middle and highest account side by side. */
export type SpreadBand = Band<"spread", { game: number }>;

/** Pictures to take, beside listings that have them. */
export type ShotsBand = Band<"shots", { goods: GoodsPick; shots: readonly Note[] }>;

/** Middle prices of accounts with more and with less of what their game counts. */
export type FactorsBand = Band<"factors", { notes?: readonly Note[] }>;

/** The marks of a listing and the terms behind them. */
export type MarksBand = Band<"marks">;

/** Prices of every game and kind. */
export type RatesBand = Band<"rates", { look: "sheet" | "calipers" }>;

export type SellBand =
  | WordsBand
  | PairBand
  | QuestionsBand
  | FeesBand
  | HoursBand
  | RowsBand
  | ReviewsBand
  | RiseBand
  | OutcomesBand
  | BookBand
  | SpreadBand
  | ShotsBand
  | FactorsBand
  | MarksBand
  | RatesBand;
