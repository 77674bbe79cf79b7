/** The wait after some failures in a row: twice as long each time, up to a limit. */
export const backoffMs = (everyMs: number, failures: number, longestMs: number): number =>
  Math.min(everyMs * 2 ** failures, longestMs);

export interface Loop {
  /** Runs within the ms, now by default; during a run, once more after it. Never delays an earlier run. */
  wake(withinMs?: number): void;
  /** Ends the loop after the current run. */
  stop(): Promise<void>;
}

/**
 * Repeats `work`, one run at a time.
 * @param work returns the ms until the next run, unless the loop is woken before; must not throw
 */
export function startLoop(work: () => Promise<number>, firstAfterMs = 0): Loop {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  /** By performance.now(). */
  let dueAt = 0;
  let wokenWithinMs = Number.POSITIVE_INFINITY;
  let ended = false;
  const runAfter = (waitMs: number) => {
    clearTimeout(timer);
    if (ended) return;
    dueAt = performance.now() + waitMs;
    timer = setTimeout(run, waitMs);
  };
  const run = () => {
    wokenWithinMs = Number.POSITIVE_INFINITY;
    running = work().then((waitMs) => {
      running = undefined;
      runAfter(Math.min(waitMs, wokenWithinMs));
    });
  };
  runAfter(firstAfterMs);
  return {
    wake(withinMs = 0) {
      if (running) wokenWithinMs = Math.min(wokenWithinMs, withinMs);
      else if (performance.now() + withinMs < dueAt) runAfter(withinMs);
    },
    async stop() {
      ended = true;
      clearTimeout(timer);
      await running;
    },
  };
}
