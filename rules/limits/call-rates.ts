const WINDOW_MS = 60_000;

/** Users remembered at once; beyond that those who have been quiet longest are forgotten. */
const MOST_USERS = 20_000;

interface Window {
  startMs: number;
  calls: number;
}

/**
 * Counts each user's calls in windows of a minute, in this process: a shared counter would cost an order more than
 * its own statements do. What must hold across processes, such as unpaid orders, is counted in the database.
 * @returns a function that counts one call: null when it is allowed, else whole seconds until the next window
 */
export function createCallRates(
  perMinute: number,
): (userId: number, nowMs: number) => number | null {
  const windows = new Map<number, Window>();
  return (userId, nowMs) => {
    const known = windows.get(userId);
    const sinceMs = known ? nowMs - known.startMs : WINDOW_MS;
    // The sandbox's clock can be set back.
    if (!known || sinceMs >= WINDOW_MS || sinceMs < 0) {
      windows.delete(userId);
      windows.set(userId, { startMs: nowMs, calls: 1 });
      if (windows.size > MOST_USERS) forgetOldest(windows);
      return null;
    }
    known.calls += 1;
    return known.calls <= perMinute ? null : Math.ceil((WINDOW_MS - sinceMs) / 1000);
  };
}

/** A map keeps the order in which windows began. */
function forgetOldest(windows: Map<number, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
