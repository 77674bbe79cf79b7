import { setTimeout as delay } from "node:timers/promises";
import { count, recorder } from "@storefront/platform/observability/metrics/recorder";
import { backoffMs, startLoop } from "@storefront/platform/start-loop";
import pLimit from "p-limit";
import { readDueTimes } from "../database/due-times";
import type { Deps } from "../deps";
import { createSchedule } from "./schedule";
import { SWEEPS, type Sweep, type SweeperDeps, type SweepName } from "./sweeps";

/** Longest interval between reads of due times. Work that becomes due sooner announces itself (migration `due-work`). */
const LOOK_EVERY_MS = 10_000;
/** Shortest time between two readings, so that a stream of deadlines is settled in groups. */
const LOOK_AFTER_MS = 200;
/** Sweeps that use the database at a time, so that requests find a connection. */
const DATABASE_SWEEPS = 3;
/** A stop waits no longer for a provider: what it was called for has been claimed, and is repeated later. */
const STOP_WAIT_MS = 1_500;

/**
 * Runs each kind of sweep when its earliest item is due, independently of the others, so that a slow provider delays
 * only its own kind. Wakes up for the earliest due time and for events of work that is due at once.
 * @returns a function that stops it, after the running sweeps
 */
export function startSweeper(
  deps: SweeperDeps & Pick<Deps, "databaseEvents">,
): () => Promise<void> {
  const { db, clock, log, databaseEvents } = deps;
  const schedule = createSchedule();
  const ending = new AbortController();
  const limit = pLimit(DATABASE_SWEEPS);
  const running = new Map<SweepName, Promise<void>>();
  let failures = 0;

  const run = async (name: SweepName) => {
    if (ending.signal.aborted) return;
    const outcome = await runSweep(name, deps, ending.signal);
    running.delete(name);
    schedule.end(name, outcome);
    loop.wake(LOOK_AFTER_MS);
  };
  const look = async (): Promise<number> => {
    try {
      await clock.sync?.();
      const dueTimes = await readDueTimes(db, schedule.kinds);
      const now = clock.now();
      for (const name of schedule.findDue(dueTimes, now)) {
        schedule.begin(name, now);
        running.set(name, isRemote(name) ? run(name) : limit(() => run(name)));
      }
      failures = 0;
      recorder()?.set("sweep_last_success_timestamp_seconds", {}, Date.now() / 1000);
      const nextMs = schedule.nextInMs(dueTimes, now);
      return Math.min(Math.max(nextMs, LOOK_AFTER_MS), LOOK_EVERY_MS);
    } catch (err) {
      failures += 1;
      log.error({ err, sweep: "dueTimes" }, "sweep failed");
      count("sweeps_total", { sweep: "dueTimes", outcome: "failed" });
      return backoffMs(LOOK_AFTER_MS, failures, LOOK_EVERY_MS);
    }
  };
  const loop = startLoop(look);
  const endListening = databaseEvents.listen("due_work", () => {
    schedule.forgetPauses();
    loop.wake();
  });

  return async () => {
    endListening();
    ending.abort();
    await loop.stop();
    const ended = (remote: boolean) =>
      Promise.all([...running].map(([name, run]) => isRemote(name) === remote && run));
    await Promise.all([
      ended(false),
      Promise.race([ended(true), delay(STOP_WAIT_MS, undefined, { ref: false })]),
    ]);
  };
}

const isRemote = (name: SweepName): boolean => (SWEEPS[name] as Sweep).isRemote ?? false;

/** Runs one sweep. Never throws. */
export async function runSweep(
  name: SweepName,
  deps: SweeperDeps,
  signal: AbortSignal,
): Promise<"settled" | "nothing" | "failed"> {
  try {
    const settled = await SWEEPS[name].run(deps, signal);
    count("sweeps_total", { sweep: name, outcome: "ok" });
    if (typeof settled !== "number" || settled === 0) return "nothing";
    deps.log.info({ [name]: settled }, "swept");
    return "settled";
  } catch (error) {
    // The database may be closed by then.
    if (signal.aborted && isRemote(name)) return "failed";
    deps.log.error({ err: error, sweep: name }, "sweep failed");
    count("sweeps_total", { sweep: name, outcome: "failed" });
    return "failed";
  }
}
