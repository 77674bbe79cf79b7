/** Figures of one Lighthouse run. */
export interface LighthouseRun {
  /** 0 to 100. */
  performance: number;
  requests: number;
  /** Transferred. */
  kilobytes: number;
  /** Total blocking time in milliseconds. */
  blockingMs: number;
  layoutShift: number;
}

/** The part of Lighthouse's report that is used. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
}

/** Extracts the figures of a report. @throws Error when the page could not be audited or a figure is missing */
export function readRun(report: Report): LighthouseRun {
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const listed = (report.audits["network-requests"]?.details as { items?: unknown })?.items;
  if (!Array.isArray(listed)) throw new Error("the report lists no requests");
  // Lighthouse also lists data: URLs in stylesheets, which are not requests.
  const items = listed.filter(({ url }) => !String(url).startsWith("data:"));
  const bytes = items.reduce((sum: number, item) => sum + Number(item.transferSize), 0);
  return {
    performance: Math.round(numberOf(report.categories["performance"]?.score) * 100),
    requests: items.length,
    kilobytes: bytes / 1024,
    blockingMs: numberOf(report.audits["total-blocking-time"]?.numericValue),
    layoutShift: numberOf(report.audits["cumulative-layout-shift"]?.numericValue),
  };
}

function numberOf(value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Error("the report lacks a figure");
}

/** Returns the median of each figure independently; the upper one for an even number of runs. */
export function medianRun(runs: readonly LighthouseRun[]): LighthouseRun {
  const median = (key: keyof LighthouseRun): number => {
    const sorted = runs.map((run) => run[key]).sort((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)];
    if (middle === undefined) throw new Error("there was no run");
    return middle;
  };
  return {
    performance: median("performance"),
    requests: median("requests"),
    kilobytes: median("kilobytes"),
    blockingMs: median("blockingMs"),
    layoutShift: median("layoutShift"),
  };
}
