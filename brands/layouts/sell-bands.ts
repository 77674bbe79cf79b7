/** Sections of sell and value pages. Each page orders those that its layout allows. */
import type { Base, GoodsPick, Icon, Note } from "../landing-parts";
import type { Questions } from "./views";

/** Fields that each band has besides its surface and heading. */
interface Bands {
  /** The brand's own words. */
  words: { look: "rules" | "letter" | "portrait"; icon: Icon; text: readonly string[] };
  /** Two ways to do it, row by row. */
  pair: {
    heads: readonly [string, string];
    rows: readonly { about: string; alone: string; here: string }[];
  };
  ask: { look: "list" | "cards" | "talk"; list: Questions["list"] };
  /** The seller's proceeds: of each game's middle price as bars, or of round amounts as a table. */
  fees: { look: "bars" | "table" };
  /** The longest duration of each stage of a sale. */
  hours: { look: "axis" | "clock" };
  /** Listings as rows with their facts: picked ones, or the accounts of the game at a place of the list of games. */
  rows: { goods: GoodsPick; count: number } | { game: number };
  /** Reviews of buyers. */
  reviews: unknown;
  /** The accounts of one game as rising columns, lowest price first. */
  rise: { game: number };
  /** The procedure when a side does not do its part. */
  outcomes: unknown;
  /** Several listings as an account book: price, fee, what is kept. */
  book: { goods: GoodsPick };
  /** Facts of a game's lowest, middle and highest account side by side. */
  spread: { game: number };
  /** Pictures to take, beside listings that have them. */
  shots: { goods: GoodsPick; shots: readonly Note[] };
  /** Median prices of two halves of a game's accounts: with more and with less of what the game counts. */
  factors: unknown;
  /** The marks of a listing and the terms behind them. */
  marks: unknown;
  /** Prices of every game and kind. */
  rates: { look: "sheet" | "calipers" };
}

export type BandName = keyof Bands;

/** A band of one of some names. */
export type SellBand<Name extends BandName = BandName> = {
  [Each in Name]: Base & { band: Each } & Bands[Each];
}[Name];
