import type { Release } from "./make-release";
import type { Site } from "./site";

/** What every check works on. */
export interface Rehearsal {
  site: Site;
  /** The version that runs at first, and the one that takes its place. */
  first: Release;
  second: Release;
  /** For files of checks. */
  folder: string;
}

/**
 * One thing that a deployment has to stand.
 * `run` returns what was measured, in a few words, and throws when it does not hold.
 */
export interface Check {
  name: string;
  run(rehearsal: Rehearsal): Promise<string>;
}

/** A bound of the product holds on a machine at rest; one that is four times slower fails nothing. */
export const SLOWEST = 4;

/** @throws Error */
export function expectTrue(holds: boolean, otherwise: string): void {
  if (!holds) throw new Error(otherwise);
}

/**
 * Looks again until something holds.
 * @returns milliseconds that it took. @throws Error after `withinMs`
 */
export async function until(
  what: string,
  holds: () => Promise<boolean>,
  withinMs = 30_000,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
  }
  return performance.now() - began;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
