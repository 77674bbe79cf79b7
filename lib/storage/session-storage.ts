import { createStore } from "@/lib/store";

/** JSON in session storage, which lives as long as this window, per brand host. */

/** The latest write of this page; a new object each time, so that every write is a change. */
const lastWrite = createStore<{ key: string | null }>({ key: null });

/** @returns the undecoded value; null when there is none or storage is blocked */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Whether there is a value, without parsing it. */
export function hasStored(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Stores a value; null removes it. Ignores full or blocked storage: the buyer then only cannot resume after a reload. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
  lastWrite.set({ key });
}

/**
 * Calls `listener` after each write of this page.
 * @param key only writes under this key
 * @returns an unsubscribe function
 */
export function onStored(listener: () => void, key?: string): () => void {
  return lastWrite.subscribe(() => {
    if (key === undefined || lastWrite.get().key === key) listener();
  });
}
