import { BLOCK_SIZE, type shopBlocks, type shopIds } from "@storefront/contract/discovery/sitemap";
import { and, asc, desc, eq, gt, lt, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { goods, shopCounts } from "../../database/schema";
import { LISTED } from "../goods/live-goods";

const PAGE = 5_000;
const BLOCK = sql.raw(String(BLOCK_SIZE));

/** Sellers with goods for sale. */
const sellersIn = (db: Db, where?: SQL) =>
  db
    .select({ id: shopCounts.sellerId })
    .from(shopCounts)
    .where(where)
    .groupBy(shopCounts.sellerId)
    .having(sql`sum(${shopCounts.listings}) > 0`);

/** When the goods of a shop, or of a block of shops, last changed. @param where must be the first column of an index */
const changedAt = (db: Db, where: SQL) =>
  sql`(${db
    .select({ updatedAt: goods.updatedAt })
    .from(goods)
    .where(and(LISTED, where))
    .orderBy(desc(goods.updatedAt))
    .limit(1)})`.mapWith(goods.updatedAt);

/** Reads blocks of ids of sellers with goods for sale, for the sitemap index. */
export async function readShopBlocks(db: Db): Promise<z.output<typeof shopBlocks>> {
  const shops = sellersIn(db).as("shops");
  const blocks = db
    .select({
      block: sql<number>`${shops.id} / ${BLOCK}`.as("block"),
      count: sql`count(*)`.mapWith(Number).as("shops_of_block"),
    })
    .from(shops)
    .groupBy(sql`1`)
    .as("blocks");
  const rows = await db
    .select({
      block: blocks.block,
      count: blocks.count,
      changedAt: changedAt(db, sql`${goods.sellerId} / ${BLOCK} = ${blocks.block}`),
    })
    .from(blocks)
    .orderBy(blocks.block);
  return {
    list: rows.map(({ changedAt: at, ...row }) => ({ ...row, updated_at: at.toISOString() })),
  };
}

/** Reads shops with goods for sale between two ids, with keyset pagination. */
export async function readShopIds(
  db: Db,
  { after, below }: { after: number; below: number },
): Promise<z.output<typeof shopIds>> {
  const shops = sellersIn(db, and(gt(shopCounts.sellerId, after), lt(shopCounts.sellerId, below)))
    .orderBy(asc(shopCounts.sellerId))
    .limit(PAGE + 1)
    .as("shops");
  const rows = await db
    .select({ id: shops.id, changedAt: changedAt(db, eq(goods.sellerId, shops.id)) })
    .from(shops)
    .orderBy(asc(shops.id));
  return {
    list: rows
      .slice(0, PAGE)
      .map((row) => ({ user_id: row.id, updated_at: row.changedAt.toISOString() })),
    more: rows.length > PAGE,
  };
}
