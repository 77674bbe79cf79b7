/** The wait after some failures in a row: twice as long each time, up to a limit. */
export const backoffMs = (everyMs: number, failures: number, longestMs: number): number =>
  Math.min(everyMs * 2 ** failures, longestMs);

/** Repeats `work`, which returns the ms until the next run. @returns a function that stops it, after the current run */
export function repeat(work: () => Promise<number>, firstAfterMs = 0): () => Promise<void> {
  let running = Promise.resolve();
  let ended = false;
  let timer = setTimeout(start, firstAfterMs);
  function start() {
    running = work().then((waitMs) => {
      if (!ended) timer = setTimeout(start, waitMs);
    });
  }
  return async () => {
    ended = true;
    clearTimeout(timer);
    await running;
  };
}
