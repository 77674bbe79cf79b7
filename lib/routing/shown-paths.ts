import { hasPlace, type ListPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import { COMPARE_PATH } from "@/lib/addresses/compare-address";
import { GAMES_PATH } from "@/lib/addresses/game-path";
import { SEARCH_PATH } from "@/lib/addresses/search-query";

/** Pages about a part of the market, which only hosts that show something of it have. */
const PLACES: ReadonlyMap<string, ListPlace> = new Map([
  [GAMES_PATH, {}],
  [SEARCH_PATH, {}],
  [COMPARE_PATH, {}],
  ["/practicePage", { kind: "boost" }],
]);

/** Whether a page is about something that the brand's host shows (docs/brands.md). */
export function isShownPath({ assortment }: Brand, path: string): boolean {
  const place = PLACES.get(path);
  return place === undefined || hasPlace(assortment, place);
}
