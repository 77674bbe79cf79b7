import type { BoostGame } from "./boost-game";
import type { ValidatedBoost } from "./boost-request";
import type { Step } from "./ladder";

/**
 * The price of a boost: the sum of its stars times three percentages: of the inscription, of the partition and of the
 * price level. The product is rounded up to ten fen, and no order costs less than five yuan.
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
  inscriptionPercent: number;
  partitionPercent: number;
  pricePercent: number;
}

export interface BoostPrice {
  fen: number;
  stars: number;
  hours: number;
}

const MIN_FEN = 500;
const ROUND_TO_FEN = 10;
const MINUTES_AN_HOUR = 60;

/** Prices a boost in integers (product §10.11). */
export function priceBoost(input: BoostInput): BoostPrice {
  const climbed = input.steps.slice(input.from, input.to);
  const base = climbed.reduce((sum, { fen }) => sum + fen, 0);
  const minutes = climbed.reduce((sum, step) => sum + step.minutes, 0);
  const product = base * input.inscriptionPercent * input.partitionPercent * input.pricePercent;
  const fen = Math.ceil(product / (1_000_000 * ROUND_TO_FEN)) * ROUND_TO_FEN;
  return {
    fen: Math.max(MIN_FEN, fen),
    stars: climbed.length,
    hours: Math.ceil(minutes / MINUTES_AN_HOUR),
  };
}

/** Prices a validated request by the tables of its game. */
export function priceOfBoost(
  game: Pick<BoostGame, "inscription" | "pricePercent">,
  boost: ValidatedBoost,
): BoostPrice {
  return priceBoost({
    steps: boost.steps,
    from: boost.start.position,
    to: boost.target.position,
    inscriptionPercent: inscriptionPercent(game.inscription, boost.inscription),
    partitionPercent: boost.partition.percent,
    pricePercent: game.pricePercent,
  });
}

/** Percent of the price at a level: a weaker account makes games harder. 100 for a game without inscriptions. */
export function inscriptionPercent(table: BoostGame["inscription"], level: number): number {
  return table.find(({ from }) => level >= from)?.percent ?? 100;
}
