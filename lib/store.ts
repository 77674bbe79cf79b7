/** State of a page outside of React. Components read it with `useStore`. */
export interface Store<T> {
  /** The value before the first `set`; also what the server renders. */
  readonly initial: T;
  get(): T;
  /** Replaces the value and calls every listener; does nothing when the value is the same. */
  set(value: T): void;
  /** @returns an unsubscribe function */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let current = initial;
  return {
    initial,
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      // A listener that is added or removed by another one counts from the next change.
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
