import assert from "node:assert/strict";
import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { AUTOMATIC_DELIVERY } from "@/contract/trade";
import type { Db } from "@/database/open";
import { cardSecrets, goods, orders, sellers, userEnvelopes } from "@/database/schema";
import type { Order } from "../order-terms/order-result";
import { ACTIVE_STATUSES, after } from "../order-terms/order-terms";
import { refundUntil } from "../order-terms/refund-until";
import { recordReward } from "../promotion/record-reward";
import { moveStock, piecesOf } from "./move-stock";

/**
 * Marks a locked order as paid and fulfils it in the caller's transaction: sells the pieces, uses the coupon, assigns
 * the secrets or sets the seller's deadline, counts sales. An expired order takes its pieces
 * again. What was promised is read from the order: the listing may have changed since.
 * @returns false, without a change, when an expired order's pieces are gone or delivered in another way now, or another
 * order has meanwhile used its coupon or the first-order discount
 * @throws Error when there are fewer secrets than pieces: the payment is not applied, and will be notified again
 */
export async function fulfilOrder(tx: Db, order: Order, now: Date): Promise<boolean> {
  const late = order.status === "expired";
  if (late && order.firstBuy && (await hadFirstBuySince(tx, order))) return false;
  if (late && !(await isDeliveredAsOrdered(tx, order))) return false;
  const moved = await moveStock(tx, order, late ? "available" : "held", "sold");
  if (!moved) {
    assert(late, `order ${order.orderNum} holds no stock`);
    return false;
  }
  if (!(await useCoupon(tx, order, late))) {
    assert(late, `order ${order.orderNum} holds no coupon`);
    await moveStock(tx, order, "sold", "available");
    return false;
  }
  await tx
    .update(goods)
    .set({ sale: sql`${goods.sale} + ${order.quantity}` })
    .where(eq(goods.id, order.goodsId));
  const automatic = order.deliveryType === AUTOMATIC_DELIVERY;
  const [paid] = await tx
    .update(orders)
    .set({
      status: "paid",
      paidAt: order.paidAt ?? now,
      refundUntil: refundUntil(order, now),
      deliverBy: automatic ? null : after(now, order.deliveryHours * 3600),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id });
  assert(paid, `order ${order.orderNum} is ${order.status} no more`);
  if (automatic) await assignSecrets(tx, order, now);
  await recordReward(tx, order, now);
  await tx
    .update(sellers)
    .set({ totalSale: sql`${sellers.totalSale} + ${order.quantity}` })
    .where(eq(sellers.id, order.sellerId));
  return true;
}

/** Whether pieces that an expired order would take again are still of its kind of delivery. */
async function isDeliveredAsOrdered(tx: Db, { goodsId, deliveryType }: Order): Promise<boolean> {
  return (
    (await tx.$count(goods, and(eq(goods.id, goodsId), eq(goods.deliveryType, deliveryType)))) > 0
  );
}

/** Whether another order used the buyer's first-order discount, which became free when this order expired. */
async function hadFirstBuySince(tx: Db, { id, userId }: Order): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.firstBuy, true),
        inArray(orders.status, ACTIVE_STATUSES),
        ne(orders.id, id),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** @returns false when the coupon of an expired order is now held or used by another order */
async function useCoupon(tx: Db, { userEnvelopeId }: Order, late: boolean): Promise<boolean> {
  if (userEnvelopeId === null) return true;
  const used = await tx
    .update(userEnvelopes)
    .set({ status: "used" })
    .where(
      and(eq(userEnvelopes.id, userEnvelopeId), eq(userEnvelopes.status, late ? "unused" : "held")),
    )
    .returning({ id: userEnvelopes.id });
  return used.length > 0;
}

/** Assigns free secrets. Safe from races because the stock row is locked by now. */
async function assignSecrets(tx: Db, order: Order, now: Date): Promise<void> {
  const free = tx
    .select({ id: cardSecrets.id })
    .from(cardSecrets)
    .where(and(eq(cardSecrets.stockId, order.stockId), isNull(cardSecrets.orderId)))
    .orderBy(asc(cardSecrets.id))
    .limit(piecesOf(order))
    .for("update", { skipLocked: true });
  const assigned = await tx
    .update(cardSecrets)
    .set({ orderId: order.id, assignedAt: now })
    .where(and(inArray(cardSecrets.id, free), isNull(cardSecrets.orderId)))
    .returning({ id: cardSecrets.id });
  const isComplete = assigned.length === piecesOf(order);
  assert(isComplete, `stock ${order.stockId} has fewer card secrets than pieces`);
}
