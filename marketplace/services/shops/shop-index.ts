import { BLOCK_SIZE, type shopBlocks, type shopIds } from "@storefront/contract/sitemap";
import { and, asc, countDistinct, gt, lt, max, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goods } from "../../database/schema";
import { LISTED } from "../goods/read-seller";

const PAGE = 5_000;

/** A shop changes with its goods. The index `goods_listed_by_seller` covers both queries. */
const changedAt = max(goods.updatedAt);

/** Reads blocks of ids of sellers with goods for sale, for the sitemap index. */
export async function readShopBlocks(db: Db): Promise<z.output<typeof shopBlocks>> {
  const block = sql<number>`${goods.sellerId} / ${sql.raw(String(BLOCK_SIZE))}`;
  const rows = await db
    .select({ block, shops: countDistinct(goods.sellerId), changedAt })
    .from(goods)
    .where(LISTED)
    .groupBy(block)
    .orderBy(block);
  return {
    list: rows.map((row) => ({
      block: row.block,
      count: row.shops,
      updated_at: timeText(row.changedAt),
    })),
  };
}

/** Reads shops with goods for sale between two ids, with keyset pagination. */
export async function readShopIds(
  db: Db,
  { after, below }: { after: number; below: number },
): Promise<z.output<typeof shopIds>> {
  const rows = await db
    .select({ id: goods.sellerId, changedAt })
    .from(goods)
    .where(and(LISTED, gt(goods.sellerId, after), lt(goods.sellerId, below)))
    .groupBy(goods.sellerId)
    .orderBy(asc(goods.sellerId))
    .limit(PAGE + 1);
  return {
    list: rows
      .slice(0, PAGE)
      .map((row) => ({ user_id: row.id, updated_at: timeText(row.changedAt) })),
    more: rows.length > PAGE,
  };
}

const timeText = (time: Date | null): string => (time ?? new Date(0)).toISOString();
