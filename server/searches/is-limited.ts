import { ALL_KINDS } from "@/lib/addresses/game-segment";
import { viewOfSegment, viewSegment } from "@/lib/addresses/list-segment";
import { PLAIN_VIEW } from "@/lib/addresses/list-view";
import { isOpenEnded, searchPayload } from "@/lib/discovery/list-search";
import type { PageEntry } from "@/server/cache/store/entry";
import type { PageStore } from "@/server/cache/store/page-store.js";

/** Internal path of a search with words; `nothing` is the page without. */
const SEARCH = /^\/[^/]+\/search\/(?!nothing$)/;

/** Internal path of a game's list: brand and game, kind, view. */
const LIST = /^(\/[^/]+\/games\/[^/]+)\/[^/]+\/([^/]+)$/;

/**
 * Whether rendering a page counts as a search. Lists by words, options, ranges and cursors do, because these are free
 * to invent; so do lists of games that no stored page shows to exist. The few other lists of an existing game are
 * rendered without limit, like other pages.
 * @param path internal, as written by routing
 */
export function isLimited(path: string, store: Pick<PageStore, "page">): boolean {
  if (SEARCH.test(path)) return true;
  const [, game, view] = LIST.exec(path) ?? [];
  if (game === undefined || view === undefined) return false;
  const isFound = (entry: PageEntry | undefined) => entry?.page.status === 200;
  const plain = `${game}/${ALL_KINDS}/${viewSegment(PLAIN_VIEW)}`;
  if (!isFound(store.page(path)) && !isFound(store.page(plain))) return true;
  return isOpenEnded(searchPayload({ kind: undefined, view: viewOfSegment(view) }));
}
