import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import { and, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db";
import { goods, listingIndex as listing } from "../schema";

/** Matches rows of the search index by an assortment; undefined when it limits nothing. */
export function indexInAssortment(
  db: Db,
  { kinds, games, sellers }: AssortmentFilter,
): SQL | undefined {
  return and(
    kinds && inArray(listing.kind, kinds),
    games && inArray(listing.gameName, games),
    sellers &&
      inArray(
        listing.goodsId,
        db.select({ id: goods.id }).from(goods).where(inArray(goods.sellerId, sellers)),
      ),
  );
}

/** Matches listings by an assortment; undefined when it limits nothing. */
export function goodsInAssortment(
  db: Db,
  { kinds, games, sellers }: AssortmentFilter,
): SQL | undefined {
  const ofKinds = db
    .select({ one: sql`1` })
    .from(listing)
    .where(and(eq(listing.goodsId, goods.id), kinds && inArray(listing.kind, kinds)));
  return and(
    kinds && exists(ofKinds),
    games && inArray(goods.gameName, games),
    sellers && inArray(goods.sellerId, sellers),
  );
}
