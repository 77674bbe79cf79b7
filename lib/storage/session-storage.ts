import { createStore } from "@/lib/store";

/** JSON in session storage: it belongs to one window of one brand host, and ends with it. */

/** The latest write of this page; a new object each time, so that every write is a change. */
const lastWrite = createStore<{ key: string | null }>({ key: null });

/** @returns what was stored, not yet validated; null when there is nothing or storage is blocked */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @returns whether anything is stored, without reading it */
export function hasStored(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/**
 * Stores a value; null removes it. In a browser that stores nothing (full, or forbidden) the buyer cannot go on after a
 * reload; nothing else is lost.
 */
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
 * @returns a function that ends the subscription
 */
export function onStored(listener: () => void, key?: string): () => void {
  return lastWrite.subscribe(() => {
    if (key === undefined || lastWrite.get().key === key) listener();
  });
}
