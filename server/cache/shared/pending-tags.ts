import { EVERY_TAG } from "@/server/cache/store/page-store.js";

/** Maximum number of tags to remember while Redis is unavailable. With more, everything is revalidated. */
const MAX_TAGS = 10_000;
const BATCH = 500;

/** Tags that this process has revalidated but not yet published. */
export class PendingTags {
  /** The strictest expiry in seconds, by tag. */
  #waiting = new Map<string, number>();

  add(tags: readonly string[], expire: number): void {
    for (const tag of tags) {
      this.#waiting.set(tag, Math.min(expire, this.#waiting.get(tag) ?? expire));
    }
    if (this.#waiting.size > MAX_TAGS) this.#waiting = new Map([[EVERY_TAG, 0]]);
  }

  remove(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.delete(tag);
  }

  /** @returns all pending tags, grouped by expiry */
  batches(): { tags: string[]; expire: number }[] {
    const byExpire = new Map<number, string[]>();
    for (const [tag, expire] of this.#waiting) {
      const tags = byExpire.get(expire);
      if (tags) tags.push(tag);
      else byExpire.set(expire, [tag]);
    }
    return [...byExpire].flatMap(([expire, tags]) =>
      Array.from({ length: Math.ceil(tags.length / BATCH) }, (_, index) => ({
        expire,
        tags: tags.slice(index * BATCH, (index + 1) * BATCH),
      })),
    );
  }
}
