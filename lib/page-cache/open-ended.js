// @ts-check
import { LRUCache } from "lru-cache";

/**
 * Carried by pages and answers for what a visitor may write freely: there is no end of them. Same as in
 * `lib/api/cache-tags.ts`.
 */
const OPEN_ENDED_TAG = "search";

/** The part of the store's bytes that they may take. */
const SHARE = 1 / 4;

/** Keeps open-ended entries within their share, so that many searches displace searches and no listings. */
export class OpenEndedShare {
  /** @type {LRUCache<string, number>} key to bytes */
  #sizes;

  /**
   * @param {number} maxBytes of the store
   * @param {(key: string) => void} drop removes an entry from the store
   */
  constructor(maxBytes, drop) {
    this.#sizes = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes * SHARE)),
      sizeCalculation: (bytes) => bytes,
      disposeAfter: (_, key, reason) => {
        if (reason === "evict") drop(key);
      },
    });
  }

  /**
   * @param {string} key
   * @param {{ tags: readonly string[], size: number }} entry just stored
   * @returns {boolean} false when the entry is larger than the whole share, and must not stay
   */
  admit(key, { tags, size }) {
    if (!tags.includes(OPEN_ENDED_TAG)) return true;
    this.#sizes.set(key, size);
    return this.#sizes.has(key);
  }

  /** @param {string} key read just now */
  touch(key) {
    this.#sizes.get(key);
  }

  /** @param {string} key gone from the store */
  forget(key) {
    this.#sizes.delete(key);
  }
}
