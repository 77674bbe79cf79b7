/** When the product was last used. */
export interface Usage {
  note(): void;
  isRecent(): boolean;
  /** Calls back at the first use of the product after a rest. */
  onResumed(callback: () => void): void;
}

/** Longer than the simulated people need after an order: the slowest accepts a boost 99 s after its payment. */
const RECENT_MS = 120_000;

/** Remembers when the product was last used. */
export function createUsage(): Usage {
  let notedAt = Number.NEGATIVE_INFINITY;
  let resume = () => {};
  const isRecent = () => performance.now() - notedAt < RECENT_MS;
  return {
    note() {
      const wasRecent = isRecent();
      notedAt = performance.now();
      if (!wasRecent) resume();
    },
    isRecent,
    onResumed(callback) {
      resume = callback;
    },
  };
}
