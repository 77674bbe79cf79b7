import assert from "node:assert/strict";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { cardSecrets, goods, orders, sellers, userEnvelopes } from "../database/schema";
import { after, type Order, refundUntil } from "../order-records/order-records";
import { recordReward } from "../promotion/promotion";
import { moveStock, piecesOf } from "./move-stock";

/**
 * Marks a locked order as paid and fulfills it in the caller's transaction: sells the held pieces, uses the coupon,
 * assigns the secrets or sets the seller's deadline, counts sales. What was promised is read from the order: the listing
 * may have changed since.
 * @throws Error when the order cannot be fulfilled: it holds no pieces, or there are fewer secrets than pieces
 */
export async function fulfilOrder(tx: Db, order: Order, now: Date): Promise<void> {
  const moved = await moveStock(tx, order, "held", "sold");
  assert(moved, `order ${order.orderNum} holds no stock`);
  await useCoupon(tx, order);
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
}

async function useCoupon(tx: Db, { orderNum, userEnvelopeId }: Order): Promise<void> {
  if (userEnvelopeId === null) return;
  const used = await tx
    .update(userEnvelopes)
    .set({ status: "used" })
    .where(and(eq(userEnvelopes.id, userEnvelopeId), eq(userEnvelopes.status, "held")))
    .returning({ id: userEnvelopes.id });
  assert(used.length > 0, `order ${orderNum} holds no coupon`);
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
