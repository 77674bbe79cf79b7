// @ts-check
import { LRUCache } from "lru-cache";
import { freshnessOf } from "./freshness.js";
import { processWide } from "./process-wide.js";
import { TagIndex } from "./tag-index.js";

/**
 * @typedef {import("./freshness.js").Lifetime} Lifetime
 * @typedef {import("./prepare-page.js").PreparedPage} PreparedPage
 */

/**
 * A rendered page or file, ready to send.
 * @typedef {Lifetime & { kind: "page", key: string, page: PreparedPage, tags: readonly string[],
 *   storedAt: number, revalidate: number | false, expire: number | undefined, size: number }} PageEntry
 */

/**
 * An answer of the marketplace, as Next's fetch keeps it.
 * @typedef {Lifetime & { kind: "data", value: DataValue, tags: readonly string[], storedAt: number,
 *   size: number }} DataEntry
 * @typedef {{ kind: "FETCH", data: { headers: Record<string, string>, body: string, status?: number, url: string },
 *   revalidate: number }} DataValue
 */

/** Bytes of both kinds of entries together where the operator has said nothing. */
const DEFAULT_BYTES = 128 * 1024 * 1024;

/** A revalidated tag is remembered while a render that began before it may still end. */
const REMEMBER_MS = 10 * 60 * 1000;
const REMEMBER_TAGS = 10_000;

/** Pages and marketplace answers: one least-recently-used store, bounded in bytes, with one set of tags. */
export class PageStore {
  #tags = new TagIndex();
  /** @type {LRUCache<string, PageEntry | DataEntry>} */
  #entries;
  /** @type {LRUCache<string, Lifetime & { at: number }>} */
  #revalidated = new LRUCache({ max: REMEMBER_TAGS, ttl: REMEMBER_MS });
  /** @type {((tags: readonly string[]) => void)[]} */
  #listeners = [];

  /** @param {number} maxBytes */
  constructor(maxBytes = DEFAULT_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
      dispose: ({ tags }, key) => this.#tags.remove(key, tags),
    });
  }

  /**
   * @param {string} path internal path: "/mima/goodsDetails/1001"
   * @returns {PageEntry | undefined} however old it is
   */
  page(path) {
    const entry = this.#entries.get(path);
    return entry?.kind === "page" ? entry : undefined;
  }

  /**
   * @param {string} hash Next's key of a fetch
   * @returns {DataEntry | undefined} undefined once a tag of it was revalidated
   */
  data(hash) {
    const entry = this.#entries.get(hash);
    if (entry?.kind !== "data" || freshnessOf(entry, Date.now()) === "expired") return undefined;
    return entry;
  }

  /**
   * @param {string} key internal path of a page, Next's key of a fetch
   * @param {PageEntry | DataEntry} entry
   * @param {number} startedAt ms; when what stands in the entry began to be read
   */
  write(key, entry, startedAt) {
    const stored = { ...entry, ...this.#lifetimeOf(entry, startedAt) };
    this.#entries.delete(key);
    this.#entries.set(key, stored);
    // An entry larger than the whole store is not kept, and must not stay in the index.
    if (this.#entries.has(key)) this.#tags.add(key, entry.tags);
  }

  /** @param {string} key */
  delete(key) {
    this.#entries.delete(key);
  }

  /**
   * @param {readonly string[]} tags
   * @param {{ expire?: number | undefined } | undefined} durations without `expire` at once (seconds)
   */
  revalidateTags(tags, durations) {
    const now = Date.now();
    const mark = { at: now, staleAt: now, expiresAt: now + (durations?.expire ?? 0) * 1000 };
    for (const tag of tags) {
      this.#revalidated.set(tag, mark);
      for (const key of this.#tags.keys(tag)) {
        const entry = this.#entries.peek(key);
        if (entry) Object.assign(entry, earlier(entry, mark));
      }
    }
    for (const listener of this.#listeners) listener(tags);
  }

  /** @param {(tags: readonly string[]) => void} listener told of every revalidated tag */
  onRevalidate(listener) {
    this.#listeners.push(listener);
  }

  /** Entries and the bytes they were counted with. */
  get usage() {
    return {
      entries: this.#entries.size,
      bytes: this.#entries.calculatedSize,
      tags: this.#tags.size,
    };
  }

  /**
   * @param {PageEntry | DataEntry} entry
   * @param {number} startedAt
   * @returns {Lifetime}
   */
  #lifetimeOf({ staleAt, expiresAt, tags }, startedAt) {
    /** @type {Lifetime} */
    let lifetime = { staleAt, expiresAt };
    for (const tag of tags) {
      const mark = this.#revalidated.get(tag);
      if (mark && mark.at >= startedAt) lifetime = earlier(lifetime, mark);
    }
    return lifetime;
  }
}

/**
 * @param {Lifetime} one
 * @param {Lifetime} other
 * @returns {Lifetime}
 */
function earlier(one, other) {
  return {
    staleAt: Math.min(one.staleAt, other.staleAt),
    expiresAt: Math.min(one.expiresAt, other.expiresAt),
  };
}

const limits = processWide("page-store-limits", () => ({ maxBytes: DEFAULT_BYTES }));

/**
 * Sets the size of the process's store; without effect once it is in use.
 * @param {number} maxBytes
 */
export function limitPageStore(maxBytes) {
  limits.maxBytes = maxBytes;
}

/** @returns {PageStore} the one store of this process */
export function pageStore() {
  return processWide("page-store", () => new PageStore(limits.maxBytes));
}
