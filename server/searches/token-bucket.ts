export interface BucketSize {
  /** Number of tokens of a full bucket. */
  burst: number;
  /** Tokens added per second until it is full. */
  perSecond: number;
}

/** A token bucket: full at first, refilled at a constant rate. Times are milliseconds of one monotonic clock. */
export class TokenBucket {
  #tokens: number;
  #at: number;

  constructor(
    private readonly size: BucketSize,
    now: number,
  ) {
    this.#tokens = size.burst;
    this.#at = now;
  }

  /** Returns the number of tokens at a time. */
  level(now: number): number {
    const { burst, perSecond } = this.size;
    const refilled = (Math.max(0, now - this.#at) / 1000) * perSecond;
    return Math.min(burst, this.#tokens + refilled);
  }

  /** Returns the seconds until the bucket holds `cost` tokens; 0 when it does. */
  secondsUntil(cost: number, now: number): number {
    return Math.max(0, (cost - this.level(now)) / this.size.perSecond);
  }

  /** Removes tokens, even more than it holds: the number then is negative. */
  take(cost: number, now: number): void {
    this.#tokens = this.level(now) - cost;
    this.#at = Math.max(this.#at, now);
  }
}
