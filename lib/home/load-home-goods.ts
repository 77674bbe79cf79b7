import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import type { KindSlug } from "@/lib/addresses/listing-kinds";
import { findGoods } from "@/lib/discovery/find-goods.server";
import { loadGames } from "@/lib/discovery/load-games.server";
import { catalogueGoods, type HomeGoods, homeGoods } from "./home-goods";
import { loadCatalogue } from "./load-catalogue";
import { storefrontView } from "./storefront-view";

/** Listings loaded of each kind: enough to choose from different games. */
const LOADED: Readonly<Record<Exclude<KindSlug, "other">, number>> = {
  account: 40,
  rent: 16,
  "card-key": 24,
  "top-up": 6,
  item: 6,
  boost: 6,
};
const DEALS_LOADED = 12;
/** Pages of the catalog, for an API without searches. */
const PAGES = 10;

/** Loads what the home page shows of an assortment. `isAvailable` is false when the marketplace does not answer. */
export async function loadHomeGoods(
  assortment: Assortment | undefined,
): Promise<HomeGoods & { isAvailable: boolean }> {
  const kinds = (Object.keys(LOADED) as (keyof typeof LOADED)[]).filter((kind) =>
    hasPlace(assortment, { kind }),
  );
  const [games, deals, ...byKind] = await Promise.all([
    loadGames(assortment),
    findGoods({ deal: 1, limit: DEALS_LOADED }, assortment).then((found) => found ?? null),
    ...kinds.map(async (kind) => {
      const found = await findGoods({ kind, limit: LOADED[kind] }, assortment);
      return [kind, found ?? null] as const;
    }),
  ]);
  const now = Date.now();
  if (byKind.some(([, found]) => found !== null))
    return { ...homeGoods({ games, deals, byKind: new Map(byKind) }, now), isAvailable: true };
  const catalogue = await loadCatalogue(PAGES, assortment);
  return { ...catalogueGoods(storefrontView(catalogue), now), isAvailable: catalogue !== null };
}
