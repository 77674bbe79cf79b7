import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { cardSecrets, goods, orders, sellers, userEnvelopes } from "../../db/schema";
import { moveStock } from "./move-stock";
import type { Order } from "./order-result";

/** delivery_type 2: card secrets are handed out with the payment (spec §3). */
const AUTOMATIC_DELIVERY = 2;

/**
 * Marks a locked order paid and hands over what was bought: pieces sold, coupon used, secrets assigned, sales
 * counted, all in the caller's transaction. An order that has expired takes its pieces anew.
 * @returns false, and nothing changed, when an expired order's pieces are gone
 * @throws Error when there are fewer secrets than pieces: the payment is not applied, and comes again
 */
export async function fulfilOrder(tx: Db, order: Order, now: Date): Promise<boolean> {
  const late = order.status === "expired";
  const moved = await moveStock(tx, order, late ? "available" : "held", "sold");
  if (!moved) {
    if (late) return false;
    throw new Error(`order ${order.orderNum} holds no stock`);
  }
  const couponKept = await useCoupon(tx, order, late);
  const [paid] = await tx
    .update(orders)
    .set({
      status: "paid",
      paidAt: now,
      // The coupon of an expired order went back to the buyer, who may have used it since.
      ...(couponKept ? {} : { userEnvelopeId: null }),
    })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning({ id: orders.id });
  if (!paid) throw new Error(`order ${order.orderNum} is ${order.status} no more`);
  const [sold] = await tx
    .update(goods)
    .set({ sale: sql`${goods.sale} + ${order.quantity}` })
    .where(eq(goods.id, order.goodsId))
    .returning({ deliveryType: goods.deliveryType, sellerId: goods.sellerId });
  if (!sold) throw new Error(`order ${order.orderNum} has no goods`);
  if (sold.deliveryType === AUTOMATIC_DELIVERY) await assignSecrets(tx, order, now);
  await tx
    .update(sellers)
    .set({ totalSale: sql`${sellers.totalSale} + ${order.quantity}` })
    .where(eq(sellers.id, sold.sellerId));
  return true;
}

/** @returns whether the order's coupon, if it had one, counts as used for it */
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

/** The stock row is locked by now, so nobody else picks among these secrets. */
async function assignSecrets(tx: Db, order: Order, now: Date): Promise<void> {
  const free = tx
    .select({ id: cardSecrets.id })
    .from(cardSecrets)
    .where(and(eq(cardSecrets.stockId, order.stockId), isNull(cardSecrets.orderId)))
    .orderBy(asc(cardSecrets.id))
    .limit(order.quantity)
    .for("update", { skipLocked: true });
  const assigned = await tx
    .update(cardSecrets)
    .set({ orderId: order.id, assignedAt: now })
    .where(and(inArray(cardSecrets.id, free), isNull(cardSecrets.orderId)))
    .returning({ id: cardSecrets.id });
  if (assigned.length !== order.quantity) {
    throw new Error(`stock ${order.stockId} has fewer card secrets than pieces`);
  }
}
