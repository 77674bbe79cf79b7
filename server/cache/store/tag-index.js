// @ts-check

/** Index from tags to entries, so that a revalidation touches no others. Removed entries leave nothing behind. */
export class TagIndex {
  /** @type {Map<string, Set<string>>} */
  #keysByTag = new Map();

  /**
   * @param {string} key
   * @param {readonly string[]} tags
   */
  add(key, tags) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  /**
   * @param {string} key
   * @param {readonly string[]} tags
   */
  remove(key, tags) {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }

  /**
   * @param {string} tag
   * @returns {Iterable<string>}
   */
  keys(tag) {
    return this.#keysByTag.get(tag) ?? [];
  }

  get size() {
    return this.#keysByTag.size;
  }
}
