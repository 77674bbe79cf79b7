import { EVERY_TAG } from "@/lib/page-cache/page-store.js";

/** Tags that wait while Redis is away. With more of them everything is revalidated. */
const MOST_TAGS = 10_000;
const BATCH = 500;

/** What this process has revalidated and not yet published. */
export class PendingTags {
  /** Seconds to expire, by tag: the strictest. */
  #waiting = new Map<string, number>();

  add(tags: readonly string[], expire: number): void {
    for (const tag of tags) {
      this.#waiting.set(tag, Math.min(expire, this.#waiting.get(tag) ?? expire));
    }
    if (this.#waiting.size > MOST_TAGS) this.#waiting = new Map([[EVERY_TAG, 0]]);
  }

  remove(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.delete(tag);
  }

  /** @returns all that waits, those that expire alike together */
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
