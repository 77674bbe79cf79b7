import type { Scrape } from "./scrape";

/** What Prometheus would have read, one value every quarter of a minute. */
export interface ProjectedSeries {
  series: string;
  values: string;
}

export const INTERVAL_S = 15;
/** Before the fault, and while it lasts: longer than the longest window of a rule and its `for` together. */
export const BEFORE_S = 600;
export const FAULT_S = 1_500;

/** Gauges that grow while nothing is done. */
const GROWING = /^(?:overdue_seconds|outbox_age_seconds)$/;

/** A time older than this stays unchanged: its event happens every ten seconds. */
const STUCK_S = 15;

/**
 * Continues what was measured: before the fault as in `quiet`, then as in `failing` for as long as a rule needs. Counters
 * and ages go on growing as they did, other gauges keep their last value.
 * @param quiet two scrapes without a fault
 * @param failing two scrapes while a fault lasts
 */
export function projectSeries(
  quiet: readonly [Scrape, Scrape],
  failing: readonly [Scrape, Scrape],
): ProjectedSeries[] {
  const names = new Set([...quiet, ...failing].flatMap(({ series }) => [...series.keys()]));
  /** Rules compare times with `time()`, which is 0 at the first value. */
  const start = failing[0].at - BEFORE_S;
  return [...names].map((series) => {
    const before = segment(series, quiet, { start, fromS: -BEFORE_S, lengthS: BEFORE_S });
    const during = segment(series, failing, { start, fromS: 0, lengthS: FAULT_S });
    return { series, values: `${before} ${during}` };
  });
}

/** @returns the values in promtool's notation: the first, the growth of each interval, and how many follow */
function segment(
  series: string,
  [first, last]: readonly [Scrape, Scrape],
  { start, fromS, lengthS }: Record<"start" | "fromS" | "lengthS", number>,
): string {
  const name = series.slice(0, series.indexOf("{"));
  const count = lengthS / INTERVAL_S - 1;
  const end = last.series.get(series);
  if (end === undefined) return `_x${count + 1}`;
  const isTime = name.endsWith("_timestamp_seconds");
  const isCounter = last.counters.has(name);
  const begin = first.series.get(series) ?? (isCounter ? 0 : end);
  if (isTime && last.at - end <= STUCK_S) {
    const age = last.at - end;
    return `${(BEFORE_S + fromS - age).toFixed(6)}+${INTERVAL_S}x${count}`;
  }
  const growth = isCounter || GROWING.test(name) ? (end - begin) / (last.at - first.at) : 0;
  const shifted = isTime ? begin - start : isCounter ? begin : end;
  const value = fromS < 0 && growth > 0 ? shifted + growth * fromS : shifted;
  return `${value.toFixed(6)}+${Math.max(0, growth * INTERVAL_S).toFixed(6)}x${count}`;
}
