/** Who wants to know that this tab's session came or went. Knows neither cookies nor other tabs. */
const listeners = new Set<() => void>();

/** @returns a function that ends the listening */
export function listenToSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function notifySessionChanged(): void {
  for (const listener of [...listeners]) listener();
}
