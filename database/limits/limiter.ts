/** At most `limit` acts under `key` within any `windowS` seconds. */
export interface LimitRule {
  readonly key: string;
  readonly limit: number;
  readonly windowS: number;
}

/**
 * Counts acts in a sliding window, across every process that shares the store.
 * All rules of one `take` are decided together: either the act is counted under each of them, or under none.
 */
export interface Limiter {
  /**
   * @param now the clock's time, so that the windows move with it
   * @returns null when the act is allowed (and counted), else whole seconds until it would be
   * @throws when the store cannot be reached
   */
  take(rules: readonly LimitRule[], now: Date): Promise<number | null>;
  /** Whether acts can be counted now; while they cannot, `take` throws. */
  isReachable(): boolean;
  /** Forgets everything that was counted. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
