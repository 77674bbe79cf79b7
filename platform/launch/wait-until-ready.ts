import { setTimeout as pause } from "node:timers/promises";
import { processorSeconds } from "./processor-time";
import type { Program } from "./program";

/** Long enough for a slow disk or database; a starting program uses the CPU continuously otherwise. */
const IDLE_LIMIT_MS = 60_000;

const POLL_MS = 50;

/** Less often, because measuring reads the times of all processes. */
const MEASURE_MS = 150;

/** Minimum share of the idle limit that a working program spends on the CPU; timers and heartbeats use less. */
const WORKING_SHARE = 0.01;

/**
 * Waits until the URL answers 2xx, as long as the program is alive and makes progress, so that slow machines have
 * enough time. Progress is CPU time of the program; where that is unknown, being alive is enough.
 * @returns "ready", "ended" when the program exited first, "idle" when it made no progress for `idleLimitMs`
 */
export async function waitUntilReady(
  url: string,
  program: Program,
  idleLimitMs = IDLE_LIMIT_MS,
): Promise<"ready" | "ended" | "idle"> {
  let running = true;
  void program.ended.then(() => {
    running = false;
  });
  const pid = program.child.pid ?? 0;
  const progress = (idleLimitMs / 1000) * WORKING_SHARE;
  let used = processorSeconds(pid);
  let lastProgress = performance.now();
  let lastMeasured = lastProgress;
  while (running) {
    if (await answers(url)) return "ready";
    await pause(POLL_MS);
    if (performance.now() - lastMeasured < MEASURE_MS) continue;
    lastMeasured = performance.now();
    const now = processorSeconds(pid);
    // The sum may decrease, as the time of exited processes is no longer counted.
    if (now === undefined || used === undefined || Math.abs(now - used) >= progress) {
      used = now;
      lastProgress = performance.now();
    } else if (performance.now() - lastProgress > idleLimitMs) return "idle";
  }
  return "ended";
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
