import type { AssortmentFilter } from "@storefront/contract/assortment-filter";
import type { LISTING_KINDS } from "@storefront/contract/listing-kinds";
import { BLOCK_SIZE, type goodsBlocks, type goodsIds } from "@storefront/contract/sitemap";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/trade";
import { and, asc, count, eq, gt, isNull, lt, max, notInArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goodsInAssortment } from "../../database/discovery/in-assortment";
import { goods, listingIndex } from "../../database/schema";

const PAGE = 5_000;
/** Covered by the index `goods_listed`. */
const LISTED = and(isNull(goods.removedAt), notInArray(goods.tradeTypeId, HIDDEN_TRADE_TYPES));

/** Reads the non-empty blocks of ids, for the sitemap index. */
export async function readGoodsBlocks(
  db: Db,
  filter: AssortmentFilter = {},
): Promise<z.output<typeof goodsBlocks>> {
  const block = sql<number>`${goods.id} / ${sql.raw(String(BLOCK_SIZE))}`;
  const rows = await db
    .select({ block, rows: count(), updatedAt: max(goods.updatedAt) })
    .from(goods)
    .where(and(LISTED, goodsInAssortment(db, filter)))
    .groupBy(block)
    .orderBy(block);
  return {
    list: rows.map((row) => ({
      block: row.block,
      count: row.rows,
      updated_at: (row.updatedAt ?? new Date(0)).toISOString(),
    })),
  };
}

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
