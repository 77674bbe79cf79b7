import type { Db } from "@storefront/marketplace/database/db";
import { goods } from "@storefront/marketplace/database/schema";
import { sql } from "drizzle-orm";
import { isOneOf } from "./is-one-of";

/**
 * Counts the unfinished orders that block a change of their listing's kind of delivery (migrations,
 * `unfinished_orders`).
 * @returns the counts by listing, without zeros
 */
export async function countUnfinishedOrders(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: goods.id, orders: sql<number>`unfinished_orders(${goods.id})::int` })
    .from(goods)
    .where(isOneOf(goods.id, ids));
  return new Map(rows.flatMap(({ id, orders }) => (orders > 0 ? [[id, orders]] : [])));
}
