/**
 * Waits for the next turn of a poll: `ms` from now, but not while the page is hidden; a page shown again has its turn at
 * once (product §10.15).
 * @returns false when `signal` ended the waiting
 */
export function waitForNextPoll(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    let due = false;
    let hidden = document.visibilityState === "hidden";
    const end = (goOn: boolean) => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      signal.removeEventListener("abort", aborted);
      resolve(goOn);
    };
    const aborted = () => end(false);
    const seen = () => {
      const back = hidden && document.visibilityState === "visible";
      hidden = document.visibilityState === "hidden";
      if (back || (due && !hidden)) end(true);
    };
    const timer = setTimeout(() => {
      due = true;
      if (!hidden) end(true);
    }, ms);
    document.addEventListener("visibilitychange", seen);
    signal.addEventListener("abort", aborted);
  });
}
