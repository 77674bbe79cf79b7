/** A boosted game as operators describe it (docs/catalogue.md). Plain data, as it is stored. */

/** Some stars of the ladder. Divisions are listed from the lowest to the highest. */
export interface BoostDivision {
  /** The tier it belongs to: 钻石. Divisions of a tier follow each other. */
  tier: string;
  /** 钻石Ⅲ. */
  name: string;
  /** First star: 0 counts anew, from the last star of the division below; otherwise the count continues. */
  from: number;
  /** Last star. */
  to: number;
  /** Price of a star in fen. */
  fen: number;
  /** Duration of a star. */
  minutes: number;
}

/** A part of the game in which an account lives. Those of a platform follow each other. */
export interface BoostPartition {
  /** 安卓 */
  platform: string;
  /** 微信区 */
  name: string;
  /** Percent of the price. */
  percent: number;
}

/** Percent of the price from an inscription level on. */
export interface InscriptionPrice {
  from: number;
  percent: number;
}

/** Bounds of every percentage of a price; with them a price fits into a column. */
export const BOOST_PERCENT = { min: 50, max: 300 } as const;
/** All stars of a ladder together cost at most this many fen. */
export const MAX_LADDER_FEN = 50_000_000;
