import { createStore } from "@/lib/store";

/** Orders of this window that are marked, each with the number of places that do so. */
export function createOrderMarks() {
  const store = createStore<ReadonlyMap<string, number>>(new Map());
  const count = (orderNum: string, step: 1 | -1) => {
    const counts = new Map(store.get());
    const places = (counts.get(orderNum) ?? 0) + step;
    if (places > 0) counts.set(orderNum, places);
    else counts.delete(orderNum);
    store.set(counts);
  };
  return {
    has: (orderNum: string): boolean => store.get().has(orderNum),
    /** @returns a function that takes the mark back */
    mark(orderNum: string): () => void {
      count(orderNum, 1);
      return () => count(orderNum, -1);
    },
    subscribe: store.subscribe,
  };
}
