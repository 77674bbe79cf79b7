const FIRST_MS = 100;
const LONGEST_MS = 10_000;

/** A worker that served for this long had not failed to start. */
const STABLE_MS = 30_000;

/** Wait before a worker that has ended is replaced: doubles after each one that ended early. */
export class RestartDelay {
  #next = FIRST_MS;

  /**
   * @param lastedMs how long the ended worker ran
   * @returns milliseconds
   */
  after(lastedMs: number): number {
    if (lastedMs >= STABLE_MS) this.#next = FIRST_MS;
    const delay = this.#next;
    this.#next = Math.min(2 * delay, LONGEST_MS);
    return delay;
  }
}
