import { asFen, asList, asObject, asTime } from "../decode/lenient";

const DAY_MS = 24 * 60 * 60_000;

/** A price that lists have shown, until the next one. */
export interface PricePoint {
  fen: number;
  /** ms since 1970. */
  since: number;
}

/** Reads `data` of `priceHistory`: oldest first, each differing from the one before. */
export function readPriceHistory(data: unknown): PricePoint[] {
  const points = asList(asObject(data).list, readPoint).sort((a, b) => a.since - b.since);
  return points.filter(({ fen }, place) => fen !== points[place - 1]?.fen);
}

function readPoint(value: unknown): PricePoint | null {
  const point = asObject(value);
  const [fen, since] = [asFen(point.price), asTime(point.since)];
  return fen === 0 || since === null ? null : { fen, since };
}

/** @returns the lowest price that was in force in the last so many days; null when nothing is known */
export function lowestOf(points: readonly PricePoint[], days: number, now: number): number | null {
  const from = now - days * DAY_MS;
  const inForce = points.filter((_, place) => (points[place + 1]?.since ?? now) > from);
  const known = inForce.length > 0 ? inForce : points.slice(-1);
  return known.length === 0 ? null : Math.min(...known.map(({ fen }) => fen));
}

export interface PriceSummary {
  /** Days that the lowest prices cover; fewer than these periods when less is known. */
  lowest: readonly { label: string; fen: number }[];
  /** Latest first; `byFen` is negative when it became cheaper. */
  changes: readonly { fen: number; byFen: number; since: number }[];
}

/** Periods whose lowest price buyers look at, in days. */
const PERIODS = [30, 90];

/** @returns null when the price has never changed: one price is no history */
export function summarisePrices(points: readonly PricePoint[], now: number): PriceSummary | null {
  const [first] = points;
  if (first === undefined || points.length < 2) return null;
  const knownDays = Math.max(0, Math.floor((now - first.since) / DAY_MS));
  const covered = PERIODS.filter((days) => days <= knownDays);
  const lowest = covered.flatMap((days) => {
    const fen = lowestOf(points, days, now);
    return fen === null ? [] : [{ label: `近 ${days} 天最低`, fen }];
  });
  const isShort = covered.length < PERIODS.length;
  const all = { label: "有记录以来最低", fen: Math.min(...points.map(({ fen }) => fen)) };
  const changes = points
    .map(({ fen, since }, place) => ({ fen, since, byFen: fen - (points[place - 1]?.fen ?? fen) }))
    .filter(({ byFen }) => byFen !== 0)
    .reverse();
  return { lowest: isShort ? [...lowest, all] : lowest, changes };
}

/** A place of the chart: from 0 at the left and the bottom to 1 at the right and the top. */
export interface ChartPlace {
  x: number;
  y: number;
}

/** @returns the corners of a line in steps, from the first price to `now` */
export function priceLine(points: readonly PricePoint[], now: number): ChartPlace[] {
  const [first] = points;
  if (first === undefined) return [];
  const begin = Math.max(first.since, now - 90 * DAY_MS);
  const length = Math.max(1, now - begin);
  const prices = points.map(({ fen }) => fen);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const x = (at: number) => Math.min(1, Math.max(0, (at - begin) / length));
  const y = (fen: number) => (high === low ? 0.5 : (fen - low) / (high - low));
  return points.flatMap(({ fen, since }, place) => [
    { x: x(since), y: y(fen) },
    { x: x(points[place + 1]?.since ?? now), y: y(fen) },
  ]);
}
