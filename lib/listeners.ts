/** Those who want to know of changes of a store that is no React state. */
export interface Listeners {
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
  /** Calls every listener; those that are added or removed by one of them count from the next time. */
  notify(): void;
}

/** The listeners of one store: `subscribe` is what `useSyncExternalStore` takes. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    notify() {
      for (const listener of [...listeners]) listener();
    },
  };
}
