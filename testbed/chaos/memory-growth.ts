import type { Scrape } from "./alerts/scrape";

export interface Growth {
  /** The series' labels, with job and instance. */
  program: string;
  fromMb: number;
  toMb: number;
  /** Relative, 0.05 for 5 %. */
  growth: number;
}

const MEMORY = "process_resident_memory_bytes";
/** Of all scrapes: single ones are as high as the garbage that happens to be there. */
const PART = 0.25;
const MB = 1024 * 1024;

/** Compares the resident memory of each program at the beginning with that at the end, each the mean of a quarter. */
export function growthOf(scrapes: readonly Scrape[]): Growth[] {
  const count = Math.max(1, Math.floor(scrapes.length * PART));
  const names = [...(scrapes[0]?.series.keys() ?? [])].filter((name) =>
    name.startsWith(`${MEMORY}{`),
  );
  return names.map((name) => {
    const values = scrapes.map(({ series }) => series.get(name) ?? Number.NaN);
    const [from, to] = [mean(values.slice(0, count)), mean(values.slice(-count))];
    return {
      program: name.slice(MEMORY.length),
      fromMb: from / MB,
      toMb: to / MB,
      growth: to / from - 1,
    };
  });
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;
