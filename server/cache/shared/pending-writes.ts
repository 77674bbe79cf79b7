import type { SharedEntry } from "@/server/cache/store/page-store.js";

/** Maximum number of entries to remember while Redis is unavailable; further ones replace the oldest. */
const MAX_ENTRIES = 256;

type Write = Omit<SharedEntry, "isOutdated">;

/** Entries that this process has stored but not yet shared. */
export class PendingWrites {
  #waiting = new Map<string, Write>();

  add(key: string, write: Write): void {
    this.#waiting.delete(key);
    this.#waiting.set(key, write);
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size > MAX_ENTRIES && oldest !== undefined) this.#waiting.delete(oldest);
  }

  delete(key: string): void {
    this.#waiting.delete(key);
  }

  /** Removes up to `most` entries. @returns them, oldest first */
  take(most = MAX_ENTRIES): [key: string, write: Write][] {
    const taken = [...this.#waiting].slice(0, most);
    for (const [key] of taken) this.#waiting.delete(key);
    return taken;
  }
}
