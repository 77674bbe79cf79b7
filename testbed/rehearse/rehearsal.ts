import type { Release } from "./make-release";
import type { Site } from "./site";

/** The state that every check works on. */
export interface Rehearsal {
  site: Site;
  /** When both versions were built and installed. */
  installedAt: Date;
  /** The version that runs first, and the one that replaces it. */
  first: Release;
  second: Release;
  /** For the checks' files. */
  folder: string;
}

/**
 * One requirement of a deployment.
 * `run` returns a short summary of what was measured, and throws when the requirement is violated.
 */
export interface Check {
  name: string;
  run(rehearsal: Rehearsal): Promise<string>;
}

/** Factor on time bounds, which apply to an idle machine: a machine four times slower must not fail. */
export const SLOWEST = 4;

/** @throws Error with `message` unless the condition holds */
export function expectTrue(condition: boolean, message: string): void {
  if (!condition) throw new Error(message);
}

/**
 * Polls until a condition holds.
 * @returns elapsed milliseconds
 * @throws Error after `withinMs`
 */
export async function until(
  description: string,
  holds: () => Promise<boolean>,
  withinMs = 30_000,
): Promise<number> {
  const began = performance.now();
  while (!(await holds())) {
    if (performance.now() - began > withinMs)
      throw new Error(`not within ${withinMs} ms: ${description}`);
  }
  return performance.now() - began;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
