import { FAVOURITES_PER_PAGE } from "@storefront/contract/listing/page-sizes";
import { deferredCall } from "@/lib/api/deferred-call";
import { readToken } from "@/lib/cookies/read-session";
import { createStore } from "@/lib/store";
import { asCount, asList, asObject } from "../decode/lenient";
import { onSessionChange } from "../session/session-watch";

/** The collected listings of a list; loaded after the cached page. */
interface VisitorCollects {
  /** Ids from the visitor's favorites. */
  loaded: ReadonlySet<number>;
  /** The visitor's changes on this page, which are newer than the loaded state. */
  changed: ReadonlyMap<number, boolean>;
}

const NOTHING: VisitorCollects = { loaded: new Set(), changed: new Map() };

/** Pages of favorites that are read: a list marks the latest hundred. */
const MOST_PAGES = 5;

export const visitorCollects = createStore(NOTHING);

export const isCollected = (
  goodsId: number,
  { changed, loaded }: VisitorCollects = visitorCollects.get(),
): boolean => changed.get(goodsId) ?? loaded.has(goodsId);

export function setCollected(goodsId: number, collected: boolean): void {
  const { loaded, changed } = visitorCollects.get();
  visitorCollects.set({ loaded, changed: new Map(changed).set(goodsId, collected) });
}

let watchers = 0;
let stopListening: (() => void) | null = null;
let round = 0;

/** Loads the visitor's favorites, again after a login or logout, as long as a button watches. */
export function watchVisitorCollects(): () => void {
  if (watchers === 0) {
    stopListening = onSessionChange(reload);
    reload();
  }
  watchers += 1;
  return () => {
    watchers -= 1;
    if (watchers > 0) return;
    stopListening?.();
    round += 1;
    visitorCollects.set(NOTHING);
  };
}

/** Drops an earlier visitor's collects, and the result of a load that ends after the next one began. */
function reload(): void {
  round += 1;
  visitorCollects.set(NOTHING);
  if (readToken() !== undefined) void load(round);
}

async function load(started: number): Promise<void> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const result = await deferredCall("favourites", { page });
    if (!result.ok || started !== round) return;
    const { list, total } = asObject(result.data);
    const ids = asList(list, (item) => asCount(asObject(item).goods_id) || null);
    const { loaded, changed } = visitorCollects.get();
    visitorCollects.set({ loaded: new Set([...loaded, ...ids]), changed });
    if (ids.length === 0 || page * FAVOURITES_PER_PAGE >= asCount(total)) return;
  }
}
