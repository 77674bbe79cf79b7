const WINDOW_MS = 60_000;

/** Users, or addresses, remembered at once; beyond that those who have been quiet longest are forgotten. */
const MOST_CALLERS = 20_000;

interface Window {
  startMs: number;
  calls: number;
}

/**
 * Counts each caller's calls in windows of a minute, in this process: a shared counter would cost an order more than
 * its own statements do. What must hold across processes, such as unpaid orders, is counted in the database.
 * @returns a function that counts one call: null when it is allowed, else whole seconds until the next window
 */
export function createCallRates(
  perMinute: number,
): (caller: number | string, nowMs: number) => number | null {
  const windows = new Map<number | string, Window>();
  return (caller, nowMs) => {
    const known = windows.get(caller);
    const sinceMs = known ? nowMs - known.startMs : WINDOW_MS;
    // The sandbox's clock can be set back.
    if (!known || sinceMs >= WINDOW_MS || sinceMs < 0) {
      windows.delete(caller);
      windows.set(caller, { startMs: nowMs, calls: 1 });
      if (windows.size > MOST_CALLERS) forgetOldest(windows);
      return null;
    }
    known.calls += 1;
    return known.calls <= perMinute ? null : Math.ceil((WINDOW_MS - sinceMs) / 1000);
  };
}

/** A map keeps the order in which windows began. */
function forgetOldest(windows: Map<number | string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
