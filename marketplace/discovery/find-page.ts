import { and, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { ORDER_KEYS, walked, walkListings } from "../database/discovery/walk-listings";
import { listingIndex as listing } from "../database/schema";
import { LISTINGS_RANKED, rankListings } from "./rank-listings";
import { bestOf, type ListingFilter, WALKED, whereOf } from "./read-matches";
import type { Interpretation } from "./rules/interpret-query";
import type { PageCursor } from "./rules/page-cursor";
import type { pageOrder } from "./rules/page-order";

export interface PageWanted {
  filter: ListingFilter;
  frequent: boolean;
  order: ReturnType<typeof pageOrder>;
  cursor: PageCursor | null;
  /** The listing that is shown before all others. */
  lead: number | null;
  limit: number;
}

interface Edge {
  goodsId: number;
  key: number;
}

/** Matches among the best sellers that are not completed by others. */
const RANKED_ENOUGH = LISTINGS_RANKED / 2;

/** Finds the listings of a page in the order of a column. */
export async function findOrderedPage(db: Db, wanted: PageWanted): Promise<Edge[]> {
  const { filter, frequent, order, cursor, lead, limit } = wanted;
  const column = ORDER_KEYS[order.key];
  const direction = sql.raw(order.descending ? "desc" : "asc");
  const beyond = cursor
    ? sql`(${column}, ${listing.goodsId}) ${sql.raw(order.descending ? "<" : ">")} (${cursor.key}::bigint, ${cursor.goodsId}::int)`
    : undefined;
  const read = (source: SQL | typeof listing, where: SQL | undefined) =>
    db
      .select({ goodsId: walked(listing.goodsId), key: walked(column) })
      .from(source)
      .where(and(where, lead === null ? undefined : ne(listing.goodsId, lead)))
      .orderBy(sql`${column} ${direction}`, sql`${listing.goodsId} ${direction}`)
      .limit(limit);
  if (frequent) {
    const first = walkListings(and(filter.scope, beyond), { ...order, most: WALKED });
    const rows = await read(first, filter.conditions);
    if (rows.length === limit) return rows;
  }
  return read(listing, and(whereOf(filter), beyond));
}

/** Finds the listings of a page of those that have most in common with the words, best match first. */
export async function findRankedPage(
  db: Db,
  interpretation: Interpretation,
  { filter, frequent, order, cursor, lead, limit }: PageWanted,
): Promise<Edge[]> {
  const read = async (where: SQL | undefined, source?: SQL) => {
    const ranked = rankListings(db, where, interpretation, { source });
    return db
      .select({ goodsId: ranked.goodsId, key: ranked.key })
      .from(ranked)
      .orderBy(sql`${ranked.key} desc`, sql`${ranked.goodsId} desc`);
  };
  const first = frequent ? await read(filter.conditions, bestOf(filter, WALKED)) : [];
  const ranked = first.length >= RANKED_ENOUGH ? first : await read(whereOf(filter));
  const rows = order.backwards ? ranked.toReversed() : ranked;
  return rows
    .filter((row) => row.goodsId !== lead && isBeyond(row, cursor, order.descending))
    .slice(0, limit);
}

function isBeyond({ key, goodsId }: Edge, cursor: PageCursor | null, descending: boolean): boolean {
  if (cursor === null) return true;
  const difference = key - cursor.key || goodsId - cursor.goodsId;
  return descending ? difference < 0 : difference > 0;
}
