import { type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, integer, timestamp } from "drizzle-orm/pg-core";

/** A timestamp with time zone, read as a Date. */
export const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });

/** An amount of money in integer fen. */
export const fen = (name: string) => integer(name);

/** Matches orders of either kind that are refunded or in after-sale; literally the condition of their indexes. */
export function isRefunding(order: { status: AnyPgColumn; inAfterSale: AnyPgColumn }): SQL {
  return sql`(${order.status} in ('refund_due', 'refunded') or ${order.inAfterSale})`;
}
