/** Allows actions that cost at most `limit` in sum under `key` within any `windowS` seconds. */
export interface LimitRule {
  readonly key: string;
  readonly limit: number;
  readonly windowS: number;
  /** Weight of this action, a small whole number up to `limit`; 1 by default. */
  readonly cost?: number;
}

/** Names a counted action, so that it can be taken back. */
export interface Action {
  /** The time of the marketplace's clock, so that the windows move with it. */
  at: Date;
  /** Unique. */
  id: string;
}

/**
 * Counts actions in a sliding window, across all processes that share the store.
 * The rules of one `take` are decided atomically: the action is counted under all of them or under none.
 */
export interface Limiter {
  /**
   * Actions counted at a later time than this one, by a clock that was wrong, count as of now.
   * @returns null when the action is allowed (and counted), else whole seconds until it would be allowed
   * @throws when the store cannot be reached; the action may have been counted, or be counted later
   */
  take(rules: readonly LimitRule[], action: Action): Promise<number | null>;
  /**
   * Takes a counted action back. Nothing happens when it was not counted.
   * @throws when the store cannot be reached; what was sent to it takes effect when it answers again
   */
  takeBack(rules: readonly LimitRule[], action: Action): Promise<void>;
  /**
   * Returns the cost of the actions under a key within a window, without counting one.
   * @throws when the store cannot be reached
   */
  count(rule: Pick<LimitRule, "key" | "windowS">, now: Date): Promise<number>;
  /** Whether the store can be reached; while it cannot, `take` and `count` throw. */
  isReachable(): Promise<boolean>;
  /** Deletes all counts. */
  clear(): Promise<void>;
  close(): Promise<void>;
}
