import { BLOCK_SIZE, type goodsBlocks, type goodsIds } from "@storefront/contract/sitemap";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/trade";
import { and, asc, count, gt, isNull, lt, max, notInArray, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";

const PAGE = 5_000;
/** Covered by the index `goods_listed`. */
const LISTED = and(isNull(goods.removedAt), notInArray(goods.tradeTypeId, HIDDEN_TRADE_TYPES));

/** Reads the non-empty blocks of ids, for the sitemap index. */
export async function readGoodsBlocks(db: Db): Promise<z.output<typeof goodsBlocks>> {
  const block = sql<number>`${goods.id} / ${sql.raw(String(BLOCK_SIZE))}`;
  const rows = await db
    .select({ block, rows: count(), updatedAt: max(goods.updatedAt) })
    .from(goods)
    .where(LISTED)
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
  { after, below }: { after: number; below: number },
): Promise<z.output<typeof goodsIds>> {
  const rows = await db
    .select({ id: goods.id, updatedAt: goods.updatedAt })
    .from(goods)
    .where(and(LISTED, gt(goods.id, after), lt(goods.id, below)))
    .orderBy(asc(goods.id))
    .limit(PAGE + 1);
  return {
    list: rows
      .slice(0, PAGE)
      .map((row) => ({ goods_id: row.id, updated_at: row.updatedAt.toISOString() })),
    more: rows.length > PAGE,
  };
}
