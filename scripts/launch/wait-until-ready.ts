import { setTimeout as pause } from "node:timers/promises";
import type { Program } from "./program";

/**
 * Asks the address until it answers 2xx.
 * @returns false when the program ended first or `limitMs` ran out
 */
export async function waitUntilReady(
  url: string,
  program: Program,
  limitMs: number,
): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  let running = true;
  program.ended.then(() => {
    running = false;
  });
  while (running && performance.now() < deadline) {
    if (await answers(url)) return true;
    await pause(150);
  }
  return false;
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
