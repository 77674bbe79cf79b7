/**
 * Creates a function that returns the array of its previous call when the content is the same: `useSyncExternalStore`
 * compares by identity, and a list read from storage is a new array each time.
 */
export function stableList<T>(): (list: readonly T[]) => readonly T[] {
  let text = "[]";
  let stable: readonly T[] = [];
  return (list) => {
    const next = JSON.stringify(list);
    if (next !== text) {
      text = next;
      stable = list;
    }
    return stable;
  };
}
