import { createListeners } from "@/lib/listeners";

/** Who wants to know that this tab's session came or went. Knows neither cookies nor other tabs. */
const listeners = createListeners();

/** @returns a function that ends the listening */
export function listenToSession(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

export function notifySessionChanged(): void {
  listeners.notify();
}
