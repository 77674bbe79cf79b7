import type { Step } from "./ladder";

/**
 * The price of a boost: the sum of its stars, priced by tier (`tiers.ts`), times three percentages: of the inscription,
 * of the partition and of the market. The product is rounded up to ten fen, and no order costs less than five yuan.
 *
 * It follows, and tests verify: a longer boost never costs less; a lower inscription never costs less; a boost split
 * into two orders never costs less than in one.
 */
export interface BoostInput {
  /** Price and duration of each star of the ladder, lowest first. */
  steps: readonly Step[];
  /** Positions on the ladder; the target is the higher one. */
  from: number;
  to: number;
  /** 0 to 150. */
  inscription: number;
  /** Percent of the partition. */
  partitionPercent: number;
  /** Percent set by the operator, for example for peak evenings. */
  marketPercent: number;
}

export interface BoostPrice {
  fen: number;
  stars: number;
  hours: number;
}

/** Percent of the price from an inscription level on: a weaker account makes games harder. */
const INSCRIPTION_TABLE = [
  { from: 150, percent: 100 },
  { from: 120, percent: 105 },
  { from: 90, percent: 112 },
  { from: 60, percent: 122 },
  { from: 30, percent: 135 },
  { from: 0, percent: 150 },
] as const;

const MIN_FEN = 500;
const ROUND_TO_FEN = 10;
const MINUTES_AN_HOUR = 60;

/** Prices a boost in integers (product §10.11). */
export function priceBoost(input: BoostInput): BoostPrice {
  const { steps, from, to, inscription, partitionPercent, marketPercent } = input;
  const climbed = steps.slice(from, to);
  const base = climbed.reduce((sum, { fen }) => sum + fen, 0);
  const minutes = climbed.reduce((sum, step) => sum + step.minutes, 0);
  const product = base * inscriptionPercent(inscription) * partitionPercent * marketPercent;
  const fen = Math.ceil(product / (1_000_000 * ROUND_TO_FEN)) * ROUND_TO_FEN;
  return {
    fen: Math.max(MIN_FEN, fen),
    stars: climbed.length,
    hours: Math.ceil(minutes / MINUTES_AN_HOUR),
  };
}

function inscriptionPercent(level: number): number {
  return INSCRIPTION_TABLE.find(({ from }) => level >= from)?.percent ?? 150;
}
