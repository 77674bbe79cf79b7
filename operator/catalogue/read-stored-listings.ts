import type { Db } from "@storefront/marketplace/database/db";
import {
  customerRemarks,
  discounts,
  goods,
  goodsSpecs,
  stock,
} from "@storefront/marketplace/database/schema";
import { asc, type SQL } from "drizzle-orm";
import { isOneOf } from "./is-one-of";
import type { StoredListing } from "./stored-listing";

/**
 * Reads listings with their specs, stock, discounts and remarks.
 * @param which condition on `goods`
 * @returns at most `limit` listings, sorted by id
 */
export async function readStoredListings(
  db: Db,
  which: SQL | undefined,
  limit: number,
): Promise<StoredListing[]> {
  const rows = await db.select().from(goods).where(which).orderBy(asc(goods.id)).limit(limit);
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const specs = groupByGoods(
    await db
      .select()
      .from(goodsSpecs)
      .where(isOneOf(goodsSpecs.goodsId, ids))
      .orderBy(goodsSpecs.position),
  );
  const pieces = groupByGoods(await db.select().from(stock).where(isOneOf(stock.goodsId, ids)));
  const offers = groupByGoods(
    await db.select().from(discounts).where(isOneOf(discounts.goodsId, ids)).orderBy(discounts.id),
  );
  const remarks = groupByGoods(
    await db
      .select()
      .from(customerRemarks)
      .where(isOneOf(customerRemarks.goodsId, ids))
      .orderBy(customerRemarks.id),
  );
  return rows.map((row) => ({
    goods: row,
    specs: specs.get(row.id) ?? [],
    stock: pieces.get(row.id) ?? [],
    discounts: offers.get(row.id) ?? [],
    remarks: remarks.get(row.id) ?? [],
  }));
}

function groupByGoods<T extends { goodsId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    const group = groups.get(row.goodsId);
    if (group) group.push(row);
    else groups.set(row.goodsId, [row]);
  }
  return groups;
}
