import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import {
  BLOCK_SIZE,
  type goodsBlocks,
  type goodsIds,
} from "@storefront/contract/discovery/sitemap";
import type { LISTING_KINDS } from "@storefront/contract/listing/listing-kinds";
import { and, asc, desc, eq, gt, lt, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { countedIn } from "../../database/discovery/count-listings";
import { goodsInAssortment } from "../../database/discovery/in-assortment";
import { CHUNK_SIZE, goods, listingCounts, listingIndex } from "../../database/schema";
import { LISTED } from "./live-goods";

const PAGE = 5_000;

/** Reads the non-empty blocks of ids, for the sitemap index, each with the last change of a listing on sale. */
export async function readGoodsBlocks(
  db: Db,
  filter: AssortmentFilter = {},
): Promise<z.output<typeof goodsBlocks>> {
  const blocks = filter.sellers ? countInGoods(db, filter) : readStoredCounts(db, filter);
  const counted = blocks.as("blocks");
  const rows = await db
    .select({
      block: counted.block,
      count: counted.listed,
      // The index `goods_block_changes` ends with it.
      updatedAt: sql`(${db
        .select({ updatedAt: goods.updatedAt })
        .from(goods)
        .where(and(LISTED, sql`${goods.id} / ${BLOCK} = ${counted.block}`))
        .orderBy(desc(goods.updatedAt))
        .limit(1)})`.mapWith(goods.updatedAt),
    })
    .from(counted)
    .orderBy(counted.block);
  return {
    list: rows.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt.toISOString() })),
  };
}

const BLOCK = sql.raw(String(BLOCK_SIZE));

const readStoredCounts = (db: Db, filter: AssortmentFilter) =>
  db
    .select({
      block: sql<number>`${listingCounts.chunk} / ${CHUNKS}`.as("block"),
      listed: sql`sum(${listingCounts.listings})`.mapWith(Number).as("listed"),
    })
    .from(listingCounts)
    .where(countedIn(listingCounts, filter))
    .groupBy(sql`1`)
    .having(sql`sum(${listingCounts.listings}) > 0`);

const CHUNKS = sql.raw(String(BLOCK_SIZE / CHUNK_SIZE));

/** Counts the listings of certain sellers. No stored count covers them. */
const countInGoods = (db: Db, filter: AssortmentFilter) =>
  db
    .select({
      block: sql<number>`${goods.id} / ${BLOCK}`.as("block"),
      listed: sql`count(*)`.mapWith(Number).as("listed"),
    })
    .from(goods)
    .where(and(LISTED, goodsInAssortment(db, filter)))
    .groupBy(sql`1`);

/** Reads goods for sale between two ids, with keyset pagination: every page costs the same. */
export async function readGoodsIds(
  db: Db,
  { after, below, ...filter }: { after: number; below: number } & AssortmentFilter,
): Promise<z.output<typeof goodsIds>> {
  const rows = await db
    .select({
      id: goods.id,
      updatedAt: goods.updatedAt,
      game: goods.gameName,
      sellerId: goods.sellerId,
      kind: listingIndex.kind,
    })
    .from(goods)
    .leftJoin(listingIndex, eq(listingIndex.goodsId, goods.id))
    .where(and(LISTED, gt(goods.id, after), lt(goods.id, below), goodsInAssortment(db, filter)))
    .orderBy(asc(goods.id))
    .limit(PAGE + 1);
  return {
    list: rows.slice(0, PAGE).map((row) => ({
      goods_id: row.id,
      updated_at: row.updatedAt.toISOString(),
      kind: (row.kind ?? "other") as (typeof LISTING_KINDS)[number],
      game_name: row.game,
      seller_id: row.sellerId,
    })),
    more: rows.length > PAGE,
  };
}
