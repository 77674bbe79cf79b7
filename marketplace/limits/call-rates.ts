const WINDOW_MS = 60_000;

/** Most users or addresses tracked at a time; beyond that the oldest windows are dropped. */
const MAX_CALLERS = 20_000;

interface Window {
  startMs: number;
  calls: number;
}

/**
 * Counts each caller's calls per minute, in this process only: a shared counter would cost more than an order's own
 * statements. Limits that must hold across processes, such as unpaid orders, are counted in the database.
 * @returns a function that counts one call; it returns null when allowed, else whole seconds until the next window
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
      if (windows.size > MAX_CALLERS) forgetOldest(windows);
      return null;
    }
    known.calls += 1;
    return known.calls <= perMinute ? null : Math.ceil((WINDOW_MS - sinceMs) / 1000);
  };
}

/** A Map iterates in insertion order: the order in which windows began. */
function forgetOldest(windows: Map<number | string, Window>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
