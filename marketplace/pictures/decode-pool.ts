/** Pictures with more pixels are large: they take hundreds of milliseconds to decode, small ones tens. */
const SMALL_PIXELS = 4_000_000;
/** Pictures decoded at a time, each by one thread. */
const LANES = 2;
/** Limit of concurrent large ones among them. */
const LANES_OF_LARGE = 1;

interface Job {
  isLarge: boolean;
  start: () => Promise<void>;
}

/** A picture to decode. */
export interface PictureToDecode {
  /** Key of the account that waits for it. */
  owner: string;
  pixels: number;
}

/**
 * Decodes pictures in fair order. One lane is kept free of large pictures, so that a small one shares the processor with at
 * most one large: it takes at most twice its time beside any number of them. Accounts take turns, regardless of how many each has waiting;
 * of one account's pictures the first that there is a lane for is next.
 */
export class DecodePool {
  /** By owner; the one whose turn is next comes first. */
  readonly #waiting = new Map<string, Job[]>();
  #running = 0;
  #runningLarge = 0;

  run<T>({ owner, pixels }: PictureToDecode, decode: () => Promise<T>): Promise<T> {
    const isLarge = pixels > SMALL_PIXELS;
    return new Promise<T>((resolve, reject) => {
      const start = () => decode().then(resolve, reject);
      this.#waiting.set(owner, [...(this.#waiting.get(owner) ?? []), { isLarge, start }]);
      this.#startNext();
    });
  }

  #startNext(): void {
    while (this.#running < LANES) {
      const job = this.#takeNext();
      if (job === undefined) return;
      this.#count(job, 1);
      void job.start().finally(() => {
        this.#count(job, -1);
        this.#startNext();
      });
    }
  }

  #takeNext(): Job | undefined {
    for (const [owner, jobs] of this.#waiting) {
      const next = jobs.find(({ isLarge }) => !isLarge || this.#runningLarge < LANES_OF_LARGE);
      if (next === undefined) continue;
      const others = jobs.filter((job) => job !== next);
      this.#waiting.delete(owner);
      if (others.length > 0) this.#waiting.set(owner, others);
      return next;
    }
    return undefined;
  }

  #count({ isLarge }: Job, by: number): void {
    this.#running += by;
    if (isLarge) this.#runningLarge += by;
  }
}
