import assert from "node:assert/strict";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { cardSecrets, goods, orders, sellers, userEnvelopes } from "../database/schema";
import type { Order } from "../order-records/order-records";
import { type RefundCause, refundPayment } from "../payments/payments";
import { revokeReward } from "../promotion/promotion";
import { priceLeftFen } from "./credit-cashback";
import { moveStock } from "./move-stock";

interface Reversal {
  reason: NonNullable<Order["refundReason"]>;
  /** Reason of the payment's refund, if it is another one. */
  cause?: RefundCause;
}

/**
 * Undoes the sale of a locked, undelivered order: returns pieces with unseen card secrets, coupon and reward, counts
 * sales down, and refunds the rest of the price and the deposit through the payment channel.
 */
export async function reverseSale(
  tx: Db,
  order: Order,
  { reason, cause = reason }: Reversal,
  now: Date,
): Promise<void> {
  await returnPieces(tx, order);
  await returnCoupon(tx, order);
  const { depositFen } = order;
  const part = { fen: priceLeftFen(order), depositFen, cause };
  const { status, refundNum } = await refundPayment(tx, order, part, now);
  await tx.update(orders).set({ status, refundReason: reason }).where(eq(orders.id, order.id));
  await countDownSales(tx, order);
  await revokeReward(tx, order, { ...FULL, refundNum }, now);
}

/** All of the reward, also when nothing is left of the price. */
const FULL = { fen: 1, priceFen: 1 };

/** Restocks the pieces of a locked order whose card secrets, if any, were not seen. */
export async function returnPieces(tx: Db, order: Order): Promise<void> {
  const moved = await moveStock(tx, order, "sold", "available");
  assert(moved, `order ${order.orderNum} has sold no stock`);
  await tx
    .update(cardSecrets)
    .set({ orderId: null, assignedAt: null, replacesId: null })
    .where(and(eq(cardSecrets.orderId, order.id), isNull(cardSecrets.voidedAt)));
}

/** Returns the coupon of an undone sale to its buyer. */
export async function returnCoupon(
  tx: Db,
  { userEnvelopeId }: Pick<Order, "userEnvelopeId">,
): Promise<void> {
  if (userEnvelopeId === null) return;
  await tx
    .update(userEnvelopes)
    .set({ status: "unused" })
    .where(and(eq(userEnvelopes.id, userEnvelopeId), eq(userEnvelopes.status, "used")));
}

/** Removes an undone sale from the sales of its listing and seller. */
export async function countDownSales(
  tx: Db,
  { goodsId, sellerId, quantity }: Pick<Order, "goodsId" | "sellerId" | "quantity">,
): Promise<void> {
  await tx
    .update(goods)
    .set({ sale: sql`${goods.sale} - ${quantity}` })
    .where(eq(goods.id, goodsId));
  await tx
    .update(sellers)
    .set({ totalSale: sql`${sellers.totalSale} - ${quantity}` })
    .where(eq(sellers.id, sellerId));
}
