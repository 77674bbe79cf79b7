import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { isExtensionNum } from "@storefront/contract/rentals/rent-hours";
import { and, eq, ne } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders, orders, paymentRefunds, rentalExtensions } from "../database/schema";
import { recordRefund } from "../ledger/ledger";
import { hasOpenRefund } from "./refund-payment";

/**
 * Records that a refund was paid, once, in the caller's transaction. An order in refund_due becomes refunded with the last
 * of its refunds.
 */
export async function finishRefund(
  tx: Db,
  { orderNum, refundNum }: Pick<typeof paymentRefunds.$inferSelect, "orderNum" | "refundNum">,
  now: Date,
): Promise<void> {
  // Locks the order first, so that the last two refunds of an order see each other.
  const table = isBoostNum(orderNum)
    ? boostOrders
    : isExtensionNum(orderNum)
      ? rentalExtensions
      : orders;
  await tx
    .select({ id: table.id })
    .from(table)
    .where(eq(table.orderNum, orderNum))
    .for("no key update");
  const [refund] = await tx
    .update(paymentRefunds)
    .set({ state: "refunded", refundedAt: now, reason: null })
    .where(and(eq(paymentRefunds.refundNum, refundNum), ne(paymentRefunds.state, "refunded")))
    .returning();
  if (!refund) return;
  await recordRefund(tx, refund, now);
  // The money of a payment that the order did not use changes nothing about it.
  if (refund.tradeNum !== null) return;
  if (await hasOpenRefund(tx, orderNum)) return;
  const due = and(eq(orders.orderNum, orderNum), eq(orders.status, "refund_due"));
  // Removed from its group when it was paid too late, because another buyer may have the seat now.
  await tx
    .update(orders)
    .set({ groupId: null, groupSeat: null })
    .where(and(due, eq(orders.refundReason, "too_late")));
  await tx.update(orders).set({ status: "refunded" }).where(due);
  await tx
    .update(boostOrders)
    .set({ status: "refunded", refundedAt: now })
    .where(and(eq(boostOrders.orderNum, orderNum), eq(boostOrders.status, "refund_due")));
  await tx
    .update(rentalExtensions)
    .set({ status: "refunded" })
    .where(and(eq(rentalExtensions.orderNum, orderNum), eq(rentalExtensions.status, "refund_due")));
}
