import { createListeners } from "@/lib/listeners";

/** Notifies listeners of this tab's logins and logouts. Independent of cookies and other tabs. */
const listeners = createListeners();

/** @returns an unsubscribe function */
export function listenToSession(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

export function notifySessionChanged(): void {
  listeners.notify();
}
