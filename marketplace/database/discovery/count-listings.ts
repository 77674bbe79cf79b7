import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "../db";
import { facetCounts, listingCounts, shopCounts } from "../schema";
import { singleRow } from "../single-row";

/** Keys by which stored counts can be summed; they do not include single listings. */
type CountedFilter = Pick<AssortmentFilter, "kinds" | "games">;

/** Matches stored counts by kinds and games; undefined for all. */
export const countedIn = (
  counts: typeof facetCounts | typeof listingCounts | typeof shopCounts,
  { kinds, games }: CountedFilter,
): SQL | undefined =>
  and(kinds && inArray(counts.kind, kinds), games && inArray(counts.gameName, games));

/** Counts the listings on sale, of all games or one, by a few rows: without reading a listing, or a count of each chunk. */
export async function countListings(
  db: Db,
  game: string | undefined,
  filter: CountedFilter,
): Promise<number> {
  const { gameName, facet, listings } = facetCounts;
  const rows = await db
    .select({ listed: sql`coalesce(sum(${listings}), 0)`.mapWith(Number) })
    .from(facetCounts)
    .where(
      and(
        // All listings.
        sql`${facet} = ''`,
        game ? eq(gameName, game) : undefined,
        countedIn(facetCounts, filter),
      ),
    );
  return singleRow(rows).listed;
}

/** Counts a seller's listings on sale. */
export async function countShopListings(
  db: Db,
  sellerId: number,
  filter: CountedFilter,
): Promise<number> {
  const rows = await db
    .select({ listed: sql<number>`coalesce(sum(${shopCounts.listings}), 0)`.mapWith(Number) })
    .from(shopCounts)
    .where(and(eq(shopCounts.sellerId, sellerId), countedIn(shopCounts, filter)));
  return singleRow(rows).listed;
}

/** Counts the listings of each chunk of numbers, in order; chunks without listings are left out. */
export function countByChunk(
  db: Db,
  game: string | undefined,
  filter: CountedFilter,
): Promise<{ chunk: number; listed: number }[]> {
  return db
    .select({
      chunk: listingCounts.chunk,
      listed: sql`coalesce(sum(${listingCounts.listings}), 0)`.mapWith(Number),
    })
    .from(listingCounts)
    .where(
      and(game ? eq(listingCounts.gameName, game) : undefined, countedIn(listingCounts, filter)),
    )
    .groupBy(listingCounts.chunk)
    .having(sql`sum(${listingCounts.listings}) > 0`)
    .orderBy(listingCounts.chunk);
}
