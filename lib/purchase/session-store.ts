import { createListeners } from "@/lib/listeners";

/** JSON in session storage, which lives as long as this window, per brand host. */

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

const listeners = createListeners();

/** Calls `listener` after every write of this page. @returns an unsubscribe function */
export function onStored(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

/** Ignores full or blocked storage: the buyer then only cannot resume after a reload. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
  listeners.notify();
}
