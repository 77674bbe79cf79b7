/** Subscriptions to a store outside of React state. */
export interface Listeners {
  /** @returns an unsubscribe function */
  subscribe(listener: () => void): () => void;
  /** Calls every listener. Listeners added or removed during the call take effect the next time. */
  notify(): void;
}

/** Creates the listeners of one store; `subscribe` fits `useSyncExternalStore`. */
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
