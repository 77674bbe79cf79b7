import { asList } from "@/lib/decode/lenient";
import { createStore, type Store } from "@/lib/store";
import { stableList } from "./stable-list";

/** A list in local storage: of this browser and host, the same in all its windows. */
export interface LocalList<T> extends Store<readonly T[]> {
  /** Stores what `next` makes of the list as it is now. In full or blocked storage it lasts as long as the page. */
  change(next: (list: readonly T[]) => readonly T[]): void;
}

interface Options<T> {
  key: string;
  /** Decodes a stored item, which anybody at this browser may have written. */
  read: (item: unknown) => T | null;
  /** Items that are stored; later ones are dropped. */
  most: number;
}

/** Creates a list that is empty on the server and in the first paint, and is read when a component subscribes. */
export function createLocalList<T>({ key, read, most }: Options<T>): LocalList<T> {
  const list = createStore<readonly T[]>([]);
  const stable = stableList<T>();
  let listeners = 0;
  const current = () => {
    const stored = readLocal(key);
    return stored === undefined ? list.get() : stable(asList(stored, read).slice(0, most));
  };
  const load = () => list.set(current());
  const onStorage = (event: StorageEvent) => {
    // Null: the storage was cleared.
    if (event.key === key || event.key === null) load();
  };
  return {
    initial: list.initial,
    get: list.get,
    set(next) {
      const limited = next.slice(0, most);
      writeLocal(key, limited);
      list.set(stable(limited));
    },
    subscribe(listener) {
      if (listeners === 0) {
        window.addEventListener("storage", onStorage);
        // A page that returns from the back-forward cache has missed the changes of others.
        window.addEventListener("pageshow", load);
        load();
      }
      listeners += 1;
      const unsubscribe = list.subscribe(listener);
      return () => {
        unsubscribe();
        listeners -= 1;
        if (listeners > 0) return;
        window.removeEventListener("storage", onStorage);
        window.removeEventListener("pageshow", load);
      };
    },
    change(next) {
      this.set(next(current()));
    },
  };
}

/** @returns null when nothing is stored or it is no JSON; undefined when storage is blocked */
function readLocal(key: string): unknown {
  let text: string | null;
  try {
    text = window.localStorage.getItem(key);
  } catch {
    return undefined;
  }
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function writeLocal(key: string, list: readonly unknown[]): void {
  try {
    if (list.length === 0) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(list));
  } catch {
    // Full or blocked.
  }
}
