import type { Step } from "./ladder";

/**
 * The price table of a boost. What the stars of the way cost, each by its tier (`tiers.ts`), is multiplied by three
 * percentages: of the inscription, of the partition and of the market. The product is rounded up to ten fen, and no
 * order costs less than five yuan.
 *
 * From this follows, and tests hold it: a longer way never costs less; a lower inscription never costs less; a way
 * that is cut into two orders never costs less than in one.
 */
export interface BoostInput {
  /** What each star of the ladder takes, lowest first. */
  steps: readonly Step[];
  /** Positions on the ladder; the target is the higher one. */
  from: number;
  to: number;
  /** 0 to 150. */
  inscription: number;
  /** Of the partition, percent. */
  partitionPercent: number;
  /** The market's level, percent: the operator's lever for crowded evenings. */
  marketPercent: number;
}

export interface BoostPrice {
  fen: number;
  stars: number;
  hours: number;
}

/** The weaker the account, the harder the games: percent of the price from this level on. */
const INSCRIPTION_TABLE = [
  { from: 150, percent: 100 },
  { from: 120, percent: 105 },
  { from: 90, percent: 112 },
  { from: 60, percent: 122 },
  { from: 30, percent: 135 },
  { from: 0, percent: 150 },
] as const;

const LEAST_FEN = 500;
const ROUND_TO_FEN = 10;
const MINUTES_AN_HOUR = 60;

/** Prices a way from its parts alone; whole numbers throughout (product §10.11). */
export function priceBoost(input: BoostInput): BoostPrice {
  const { steps, from, to, inscription, partitionPercent, marketPercent } = input;
  const way = steps.slice(from, to);
  const base = way.reduce((sum, { fen }) => sum + fen, 0);
  const minutes = way.reduce((sum, step) => sum + step.minutes, 0);
  const product = base * inscriptionPercent(inscription) * partitionPercent * marketPercent;
  const fen = Math.ceil(product / (1_000_000 * ROUND_TO_FEN)) * ROUND_TO_FEN;
  return {
    fen: Math.max(LEAST_FEN, fen),
    stars: way.length,
    hours: Math.ceil(minutes / MINUTES_AN_HOUR),
  };
}

function inscriptionPercent(level: number): number {
  return INSCRIPTION_TABLE.find(({ from }) => level >= from)?.percent ?? 150;
}
