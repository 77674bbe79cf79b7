import { and, asc, eq, gt } from "drizzle-orm";
import { fenToYuan } from "@/contract/money";
import type { OrderRefund } from "@/contract/order-refund";
import type { Db } from "@/database/open";
import { paymentRefunds } from "@/database/schema";

/** Reads the refunds of an order as its buyer sees them, oldest first. One that failed is still due to the buyer. */
export async function readRefunds(db: Db, orderNum: string): Promise<OrderRefund[]> {
  const rows = await db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderNum, orderNum), gt(paymentRefunds.amountFen, 0)))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.refundNum));
  return rows.map(({ amountFen, channel, state, cause, createdAt, refundedAt }) => ({
    amount: fenToYuan(amountFen),
    way: channel,
    state: state === "refunded" ? "refunded" : "due",
    cause,
    created_at: createdAt.toISOString(),
    refunded_at: refundedAt?.toISOString() ?? null,
  }));
}
