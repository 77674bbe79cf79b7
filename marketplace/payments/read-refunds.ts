import { fenToYuan } from "@storefront/contract/money";
import type { OrderRefund } from "@storefront/contract/refunds/order-refund";
import { and, asc, gt, inArray } from "drizzle-orm";
import type { Db } from "../database/db";
import { paymentRefunds } from "../database/schema";

/** Reads the refunds of an order as its buyer sees them, oldest first. One that failed is still due to the buyer. */
export const readRefunds = async (db: Db, orderNum: string): Promise<OrderRefund[]> =>
  (await readRefundsOf(db, [orderNum])).get(orderNum) ?? [];

/** Reads the same for several orders, by order number; an order without refunds is left out. */
export async function readRefundsOf(
  db: Db,
  orderNums: readonly string[],
): Promise<Map<string, OrderRefund[]>> {
  if (orderNums.length === 0) return new Map();
  const { orderNum, amountFen, createdAt, refundNum } = paymentRefunds;
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(and(inArray(orderNum, [...orderNums]), gt(amountFen, 0)))
    .orderBy(asc(createdAt), asc(refundNum));
  const refunds = new Map<string, OrderRefund[]>();
  for (const row of rows) {
    refunds.set(row.orderNum, [...(refunds.get(row.orderNum) ?? []), toShown(row)]);
  }
  return refunds;
}

const toShown = (row: typeof paymentRefunds.$inferSelect): OrderRefund => ({
  amount: fenToYuan(row.amountFen),
  way: row.channel,
  state: row.state === "refunded" ? "refunded" : "due",
  cause: row.cause,
  created_at: row.createdAt.toISOString(),
  refunded_at: row.refundedAt?.toISOString() ?? null,
});
