import { LRUCache } from "lru-cache";

/** Maximum number of keys; the answer of the largest listing takes 30 KB. */
const MOST_KEYS = 500;

/** Read at each use, so that tests can change it. */
const CLOCK = { now: () => performance.now() };

/** Returns the result of a read of the same key that began less than the lifetime ago, or reads. */
export type SharedReads<V> = (key: number, read: () => Promise<V>) => Promise<V>;

/**
 * Lets callers share what one of them has read. Its age counts from the beginning of the read, so that a result never
 * lacks a change that is older than the lifetime. A read that fails is shared by those who wait for it only.
 * @param lifeMs 0 to share nothing
 */
export function createSharedReads<V>(lifeMs: number, most = MOST_KEYS): SharedReads<V> {
  if (lifeMs === 0) return (_, read) => read();
  const reads = new LRUCache<number, Promise<V>>({ max: most, ttl: lifeMs, perf: CLOCK });
  return (key, read) => {
    const shared = reads.get(key);
    if (shared) return shared;
    const started = read();
    reads.set(key, started);
    started.catch(() => {
      if (reads.peek(key) === started) reads.delete(key);
    });
    return started;
  };
}
