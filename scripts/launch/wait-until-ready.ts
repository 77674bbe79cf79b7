import { setTimeout as pause } from "node:timers/promises";
import { processorSeconds } from "./processor-time";
import type { Program } from "./program";

/** Long enough for a disk or a database that answers slowly; a program that starts up uses the processor all along. */
const IDLE_LIMIT_MS = 60_000;

/** Share of the idle limit that a working program uses of a processor at the least; timers and heartbeats use less. */
const WORKING_SHARE = 0.01;

/**
 * Waits until the address answers 2xx, for as long as the program is alive and makes progress: on a slow machine a
 * start takes its time. Progress is processor time used by the program; where that is unknown, being alive is enough.
 * @returns "ready", "ended" when the program ended first, "idle" when it did nothing for `idleLimitMs`
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
  while (running) {
    if (await answers(url)) return "ready";
    const now = processorSeconds(pid);
    // Less than before: a part of the work ended, and its time is no longer counted.
    if (now === undefined || used === undefined || Math.abs(now - used) >= progress) {
      used = now;
      lastProgress = performance.now();
    } else if (performance.now() - lastProgress > idleLimitMs) return "idle";
    await pause(150);
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
