import type { World } from "../world";

/** The metrics of all programs at one time. */
export interface Scrape {
  /** Unix time in seconds. */
  at: number;
  /** Value of each series by its name with labels, as Prometheus writes it: `up{job="storefront",instance="…"}`. */
  series: Map<string, number>;
  /** Names of counters, whose values only grow. */
  counters: Set<string>;
}

interface Target {
  url: string;
  job: "storefront" | "marketplace";
}

/** Reads the metrics of every program of a deployment. */
export const scrapeSite = ({ site: { storefronts, metricsUrls } }: World): Promise<Scrape> =>
  scrape(
    metricsUrls.map((url, index) => ({
      url,
      job: index < storefronts.length ? "storefront" : "marketplace",
    })),
  );

/** Reads the metrics of every program, as Prometheus does: with labels of the program, and `up`. */
async function scrape(targets: readonly Target[]): Promise<Scrape> {
  const result: Scrape = { at: Date.now() / 1000, series: new Map(), counters: new Set() };
  await Promise.all(
    targets.map(async ({ url, job }) => {
      const labels = `job="${job}",instance="${new URL(url).host}"`;
      const text = await read(url);
      result.series.set(`up{${labels}}`, text === undefined ? 0 : 1);
      addLines(result, text ?? "", labels);
    }),
  );
  return result;
}

/** Prometheus gives a program ten seconds as well. */
const TIMEOUT_MS = 10_000;

async function read(url: string): Promise<string | undefined> {
  try {
    return await (await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })).text();
  } catch {
    return undefined;
  }
}

/** @param text metrics in Prometheus' text format. @param labels added to each series */
export function addLines({ series, counters }: Scrape, text: string, labels: string): void {
  for (const line of text.split("\n")) {
    const [, type, kind] = /^# TYPE (\S+) (\S+)$/.exec(line) ?? [];
    if (type && kind === "counter") counters.add(type);
    if (type && kind === "histogram")
      for (const part of ["bucket", "count", "sum"]) counters.add(`${type}_${part}`);
    const [, name, own = "", value] = /^(\w+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? [];
    if (!name || !Number.isFinite(Number(value))) continue;
    series.set(`${name}{${[own, labels].filter(Boolean).join(",")}}`, Number(value));
  }
}
