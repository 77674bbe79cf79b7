/**
 * Waits `ms` before the next poll. A hidden page does not poll; when shown again, also from the back-forward cache, or
 * back online it polls at once (product §10.15).
 * @returns false when `signal` aborted the wait
 */
export function waitForNextPoll(ms: number, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(false);
    let due = false;
    let hidden = document.visibilityState === "hidden";
    const end = (shouldPoll: boolean) => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisibilityChange);
      window.removeEventListener("pageshow", onBack);
      window.removeEventListener("online", onBack);
      signal.removeEventListener("abort", onAbort);
      resolve(shouldPoll);
    };
    const onAbort = () => end(false);
    const onVisibilityChange = () => {
      const shownAgain = hidden && document.visibilityState === "visible";
      hidden = document.visibilityState === "hidden";
      if (shownAgain || (due && !hidden)) end(true);
    };
    const onBack = () => {
      if (document.visibilityState === "visible") end(true);
    };
    const timer = setTimeout(() => {
      due = true;
      if (!hidden) end(true);
    }, ms);
    document.addEventListener("visibilitychange", onVisibilityChange);
    window.addEventListener("pageshow", onBack);
    window.addEventListener("online", onBack);
    signal.addEventListener("abort", onAbort);
  });
}
