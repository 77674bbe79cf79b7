import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../db/open";
import { cardSecrets, goods, orders, sellers, userEnvelopes } from "../../db/schema";
import { recordRefundOwed, refundToBalance } from "../ledger/record-refund";
import { BALANCE_CHANNEL } from "../payments/channels";
import { takeBackReward } from "../promotion/take-back-reward";
import { moveStock } from "./move-stock";
import type { Order } from "./order-result";

/**
 * Undoes the sale of a locked order that its buyer has got nothing for: its pieces with their unseen card secrets, its
 * coupon and the promoter's reward go back, sales are counted down, and the whole price is refunded, to the balance at once, to a payment
 * provider by the next sweep (services/payments/refunds.ts).
 * @returns whether its listing can be bought again by that
 */
export async function takeBack(
  tx: Db,
  order: Order,
  reason: NonNullable<Order["refundReason"]>,
  now: Date,
): Promise<{ turned: boolean }> {
  const atOnce = order.channelId === BALANCE_CHANNEL;
  const moved = await moveStock(tx, order, "sold", "available");
  if (!moved) throw new Error(`order ${order.orderNum} has sold no stock`);
  if (order.userEnvelopeId !== null) {
    await tx
      .update(userEnvelopes)
      .set({ status: "unused" })
      .where(and(eq(userEnvelopes.id, order.userEnvelopeId), eq(userEnvelopes.status, "used")));
  }
  await tx
    .update(cardSecrets)
    .set({ orderId: null, assignedAt: null })
    .where(eq(cardSecrets.orderId, order.id));
  await tx
    .update(orders)
    .set({ status: atOnce ? "refunded" : "refund_due", refundReason: reason })
    .where(eq(orders.id, order.id));
  await countDownSales(tx, order);
  await takeBackReward(tx, order, now);
  if (atOnce) await refundToBalance(tx, order, now);
  else await recordRefundOwed(tx, order, now);
  return moved;
}

async function countDownSales(tx: Db, { goodsId, quantity }: Order): Promise<void> {
  const [sold] = await tx
    .update(goods)
    .set({ sale: sql`${goods.sale} - ${quantity}` })
    .where(eq(goods.id, goodsId))
    .returning({ sellerId: goods.sellerId });
  if (!sold) throw new Error(`no listing ${goodsId}`);
  await tx
    .update(sellers)
    .set({ totalSale: sql`${sellers.totalSale} - ${quantity}` })
    .where(eq(sellers.id, sold.sellerId));
}
