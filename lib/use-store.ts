import { useSyncExternalStore } from "react";
import type { Store } from "./store";

/**
 * Reads a store in a component, which renders again when the selected part changes.
 * @param select gives the same value for the same state; without it the component gets the whole state
 */
export function useStore<T>(store: Store<T>): T;
export function useStore<T, S>(store: Store<T>, select: (state: T) => S): S;
export function useStore<T>(store: Store<T>, select: (state: T) => unknown = (state) => state) {
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.initial),
  );
}
