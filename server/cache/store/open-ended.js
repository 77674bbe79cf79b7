// @ts-check
import { LRUCache } from "lru-cache";

/**
 * @typedef {import("./entry").PageEntry} PageEntry
 * @typedef {import("./entry").DataEntry} DataEntry
 */

/**
 * Tag of pages and answers that depend on free text of visitors, and are therefore unbounded in number. Same as in
 * `lib/api/cache-tags.ts`.
 */
const OPEN_ENDED_TAG = "search";

/** Their share of the store's bytes. */
const SHARE = 1 / 4;

/**
 * Whether an entry is open-ended: it depends on free text, or is a page that does not exist.
 * @param {PageEntry | DataEntry} entry
 */
export function isOpenEnded(entry) {
  const isNotFound = entry.kind === "page" && entry.page.status === 404;
  return isNotFound || entry.tags.includes(OPEN_ENDED_TAG);
}

/**
 * Limits open-ended entries to their share, so that many searches evict searches and not listings. Pages of missing
 * addresses are open-ended too: ids and names can be invented without end.
 */
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
   * @param {PageEntry | DataEntry} entry just stored
   * @returns {boolean} false when the entry is larger than the entire share and must be removed
   */
  admit(key, entry) {
    if (!isOpenEnded(entry)) return true;
    this.#sizes.set(key, entry.size);
    return this.#sizes.has(key);
  }

  /** @param {string} key that was just read */
  touch(key) {
    this.#sizes.get(key);
  }

  /** @param {string} key that was removed from the store */
  forget(key) {
    this.#sizes.delete(key);
  }
}
