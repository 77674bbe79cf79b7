import { createListeners } from "@/lib/listeners";

/** JSON in session storage: kept for this window of this brand host, gone with it. */

/** @returns what was kept, unread; null when there is nothing or storage is blocked */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @returns whether anything is kept, without reading it */
export function hasStored(key: string): boolean {
  try {
    return window.sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

const listeners = createListeners();

/** Calls `listener` after every write of this page. @returns a function that ends the listening */
export function onStored(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

/** A browser that keeps nothing (full, or forbidden) costs the buyer the way back after a reload, no more. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
  listeners.notify();
}
