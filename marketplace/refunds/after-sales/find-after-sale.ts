import { AFTER_SALE_REASONS, type AfterSaleReason } from "@storefront/contract/refunds/after-sale";
import type { AfterSaleState } from "@storefront/contract/refunds/after-sale-rules";
import { and, asc, desc, eq, inArray } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSales } from "../../database/schema";

export type AfterSale = typeof afterSales.$inferSelect;

/** Returns the reason of a refund request. */
export const refundReasonOf = ({ reason }: Pick<AfterSale, "reason">): AfterSaleReason =>
  AFTER_SALE_REASONS.find((each) => each === reason) ?? "other";

/** Returns an order's latest after-sale of a kind (earlier ones were withdrawn), or undefined. */
export async function findAfterSale(
  db: Db,
  orderNum: string,
  kind: AfterSale["kind"] = "refund",
): Promise<AfterSale | undefined> {
  const [last] = await db
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.orderNum, orderNum), eq(afterSales.kind, kind)))
    .orderBy(desc(afterSales.id))
    .limit(1);
  return last;
}

/** Returns the state of each order's latest refund request, by order number. */
export async function latestAfterSaleStates(
  db: Db,
  orderNums: readonly string[],
): Promise<Map<string, AfterSaleState>> {
  const rows = await db
    .selectDistinctOn([afterSales.orderNum], {
      orderNum: afterSales.orderNum,
      state: afterSales.state,
    })
    .from(afterSales)
    .where(and(inArray(afterSales.orderNum, [...orderNums]), eq(afterSales.kind, "refund")))
    .orderBy(afterSales.orderNum, desc(afterSales.id));
  return new Map(rows.map(({ orderNum, state }) => [orderNum, state]));
}

/** Reads requests that wait for the seller's answer, oldest first. */
export function afterSalesToAnswer(db: Db, most: number): Promise<AfterSale[]> {
  return db
    .select()
    .from(afterSales)
    .where(and(eq(afterSales.state, "requested"), eq(afterSales.kind, "refund")))
    .orderBy(asc(afterSales.id))
    .limit(most);
}

/** Counts the refund requests of an order, withdrawn ones included. */
export const countRequests = (db: Db, orderNum: string): Promise<number> =>
  db.$count(afterSales, and(eq(afterSales.orderNum, orderNum), eq(afterSales.kind, "refund")));
