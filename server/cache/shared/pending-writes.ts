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

  /** Removes all entries. @returns them, oldest first */
  take(): [key: string, write: Write][] {
    const taken = [...this.#waiting];
    this.#waiting.clear();
    return taken;
  }
}
