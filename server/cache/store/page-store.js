// @ts-check

import { processSingleton } from "@storefront/platform/process-singleton.js";
import { LRUCache } from "lru-cache";
import { earlier, freshnessOf } from "./freshness.js";
import { OpenEndedShare } from "./open-ended.js";
import { pageSize } from "./prepare-page.js";
import { TagIndex } from "./tag-index.js";

/**
 * @typedef {import("./entry").DataEntry} DataEntry
 * @typedef {import("./entry").PageEntry} PageEntry
 * @typedef {import("./freshness.js").Lifetime} Lifetime
 * @typedef {import("./prepare-page.js").PreparedPage} PreparedPage
 */

/**
 * The cache that several storefronts share (server/cache/shared). Operations are bounded in time and never throw.
 * @typedef {object} SharedEntries
 * @property {(key: string) => Promise<SharedEntry | undefined>} load
 * @property {(key: string, entry: PageEntry | DataEntry, sequence: number) => void} write
 * @property {(key: string) => void} delete
 * @property {(tags: readonly string[], expire: number) => Promise<void>} publish notifies the others, now or later
 *
 * @typedef {{ entry: PageEntry | DataEntry, sequence: number, isOutdated: boolean }} SharedEntry
 */

/** Revalidates every entry. */
export const EVERY_TAG = "*";

/** Default limit in bytes, for both kinds of entries together. */
const DEFAULT_BYTES = 128 * 1024 * 1024;

/**
 * A revalidated tag is remembered as long as a render that began before it may still be running, and as an entry may lie
 * in the shared cache that was stored before it.
 */
const REMEMBER_MS = 2 * 60 * 60 * 1000;
const REMEMBER_TAGS = 50_000;

/** Stores pages and marketplace answers: one LRU store, bounded in bytes, with one set of tags. */
export class PageStore {
  #tags = new TagIndex();
  /** @type {LRUCache<string, PageEntry | DataEntry>} */
  #entries;
  #openEnded;
  /**
   * `sequence`: number of the revalidation across all storefronts; Infinity until it is assigned.
   * @type {LRUCache<string, Lifetime & { at: number, sequence: number }>}
   */
  #revalidated = new LRUCache({ max: REMEMBER_TAGS, ttl: REMEMBER_MS });
  /** @type {((tags: readonly string[]) => void)[]} */
  #listeners = [];
  /** @type {(tags: readonly string[], expire: number) => void} */
  #tellPeers = () => {};
  /** @type {SharedEntries | undefined} */
  #shared;
  /** The last revalidation of any storefront that this store has applied; 0 without a shared cache. */
  sequence = 0;

  /** @param {number} maxBytes */
  constructor(maxBytes = DEFAULT_BYTES) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ size }) => size,
      dispose: ({ tags }, key) => {
        this.#tags.remove(key, tags);
        this.#openEnded.forget(key);
      },
    });
    this.#openEnded = new OpenEndedShare(maxBytes, (key) => this.#entries.delete(key));
  }

  /** @param {string} key */
  #read(key) {
    this.#openEnded.touch(key);
    return this.#entries.get(key);
  }

  /**
   * @param {string} path internal path: "/mima/goodsDetails/1001"
   * @returns {PageEntry | undefined} regardless of its age
   */
  page(path) {
    const entry = this.#read(path);
    return entry?.kind === "page" ? entry : undefined;
  }

  /**
   * @param {string} hash Next's key of a fetch
   * @returns {DataEntry | undefined} undefined once one of its tags was revalidated
   */
  data(hash) {
    const entry = this.#read(hash);
    if (entry?.kind !== "data" || freshnessOf(entry, Date.now()) === "expired") return undefined;
    return entry;
  }

  /** @param {SharedEntries | undefined} shared */
  connect(shared) {
    this.#shared = shared;
  }

  get isShared() {
    return this.#shared !== undefined;
  }

  /**
   * Loads the entry that another storefront stored, unless the local one is newer.
   * @param {string} key
   * @returns {Promise<PageEntry | DataEntry | undefined>} the local entry afterwards, regardless of its age
   */
  async load(key) {
    const found = await this.#shared?.load(key);
    const known = this.#entries.get(key);
    if (!found || (known && known.storedAt > found.entry.storedAt)) return known;
    this.#keep(key, { ...found.entry, ...this.#sharedLifetime(found) });
    return this.#entries.get(key);
  }

  /**
   * @param {string} key internal path of a page, Next's key of a fetch
   * @param {PageEntry | DataEntry} entry
   * @param {number} startedAt ms; when reading the entry's data began
   * @param {number} [sequence] the store's sequence at that time
   */
  write(key, entry, startedAt, sequence = this.sequence) {
    const lifetime = this.#lifetimeOf(entry, startedAt);
    this.#keep(key, { ...entry, ...lifetime });
    if (lifetime.expiresAt === entry.expiresAt) this.#shared?.write(key, entry, sequence);
  }

  /**
   * @param {string} key
   * @param {PageEntry | DataEntry} stored
   */
  #keep(key, stored) {
    this.#entries.delete(key);
    this.#entries.set(key, stored);
    // An entry larger than the store is not kept, and must not stay in the index.
    if (!this.#entries.has(key)) return;
    this.#tags.add(key, stored.tags);
    if (!this.#openEnded.admit(key, stored)) this.#entries.delete(key);
  }

  /**
   * Counts a page's bytes again after another encoding of one of its bodies was added. Without effect once the page has
   * been replaced.
   * @param {string} path internal path
   * @param {PageEntry} entry
   */
  resize(path, entry) {
    if (this.#entries.peek(path) !== entry) return;
    entry.size = pageSize(entry.page);
    this.#keep(path, entry);
  }

  /**
   * Shares a page again after one of its bodies became smaller. Without effect once it was replaced or revalidated. The
   * page is fresh, and all revalidations up to the store's number have been applied to it, so it may take that number.
   * @param {string} path internal path
   * @param {PageEntry} entry
   */
  share(path, entry) {
    if (this.#entries.peek(path) !== entry || freshnessOf(entry, Date.now()) !== "fresh") return;
    this.#shared?.write(path, entry, this.sequence);
  }

  /** @param {string} key */
  delete(key) {
    this.#entries.delete(key);
    this.#shared?.delete(key);
  }

  /**
   * @param {readonly string[]} tags
   * @param {{ expire?: number | undefined } | undefined} durations seconds; without `expire` entries expire at once
   * @returns {Promise<void>} resolves when other storefronts were notified, or cannot be reached
   */
  async revalidateTags(tags, durations) {
    const expire = durations?.expire ?? 0;
    this.applyRevalidation(tags, expire, Number.POSITIVE_INFINITY);
    this.#tellPeers(tags, expire);
    await this.#shared?.publish(tags, expire);
  }

  /**
   * @param {readonly string[]} tags
   * @param {number} sequence number that was assigned to this store's own revalidation
   */
  acknowledge(tags, sequence) {
    for (const tag of tags) {
      const mark = this.#revalidated.get(tag);
      if (mark?.sequence === Number.POSITIVE_INFINITY) mark.sequence = sequence;
    }
  }

  /**
   * Revalidates in this store only.
   * @param {readonly string[]} tags
   * @param {number} expire seconds
   * @param {number} sequence
   */
  applyRevalidation(tags, expire, sequence) {
    const now = Date.now();
    for (const tag of tags) {
      // No page shows a visitor's own data; the listeners are notified.
      if (tag.startsWith("account:")) continue;
      const mark = { at: now, sequence, staleAt: now, expiresAt: now + expire * 1000 };
      this.#revalidated.set(tag, mark);
      for (const key of tag === EVERY_TAG ? [...this.#entries.keys()] : this.#tags.keys(tag)) {
        const entry = this.#entries.peek(key);
        if (entry) Object.assign(entry, earlier(entry, mark));
      }
    }
    for (const listener of this.#listeners) listener(tags);
  }

  /** @param {(tags: readonly string[]) => void} listener called with every revalidated tag */
  onRevalidate(listener) {
    this.#listeners.push(listener);
  }

  /**
   * @param {(tags: readonly string[], expire: number) => void} listener called with tags that were revalidated here
   *   first, and with `expire` in seconds
   */
  onOwnRevalidation(listener) {
    this.#tellPeers = listener;
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
    for (const tag of [EVERY_TAG, ...tags]) {
      const mark = this.#revalidated.get(tag);
      if (mark && mark.at >= startedAt) lifetime = earlier(lifetime, mark);
    }
    return lifetime;
  }

  /**
   * The clock decides together with the numbers: neither a wrong number nor a clock that is slow on another machine brings
   * an old entry back.
   * @param {SharedEntry} found
   * @returns {Lifetime} expired when a tag was revalidated after the data was read, or while the entry was loading
   */
  #sharedLifetime({ entry, sequence, isOutdated }) {
    const { staleAt, expiresAt } = entry;
    const isLate = [EVERY_TAG, ...entry.tags].some((tag) => {
      const mark = this.#revalidated.get(tag);
      // 0: of a start, at which Redis' numbers alone are known.
      if (mark === undefined || mark.sequence === 0) return false;
      return mark.sequence > sequence || mark.at >= entry.storedAt;
    });
    return isOutdated || isLate ? { staleAt: 0, expiresAt: 0 } : { staleAt, expiresAt };
  }
}

const limits = processSingleton("page-store-limits", () => ({ maxBytes: DEFAULT_BYTES }));

/**
 * Sets the size of the process's store; without effect once it is in use.
 * @param {number} maxBytes
 */
export function limitPageStore(maxBytes) {
  limits.maxBytes = maxBytes;
}

/** @returns {PageStore} the store of this process */
export function pageStore() {
  return processSingleton("page-store", () => new PageStore(limits.maxBytes));
}
