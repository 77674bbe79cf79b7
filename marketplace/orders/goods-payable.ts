import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders } from "../database/schema";
import { fulfilOrder } from "../fulfilment/fulfilment";
import {
  recordAppliedPayment,
  recordReceivedPayment,
  recordUnwantedPayment,
} from "../ledger/ledger";
import type { Order } from "../order-records/order-records";
import type { FindPayable, Received } from "../payable";
import { refundPayment, refundUnusedPayment } from "../payments/payments";
import { reclaimHeld } from "./reclaim-held";
import { releaseHeld } from "./release-held";
import { settleOrder } from "./settle-order";

/** Takes payments of goods orders, and fulfills or refunds the paid orders. */
export const goodsPayable: FindPayable = async (tx, orderNum) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
    .for("no key update");
  if (!order) return undefined;
  return {
    userId: order.userId,
    channelId: order.channelId,
    totalFen: order.totalFen,
    receive: (now) => receive(tx, order, now),
    async fulfil(now) {
      if (order.status === "grouping") {
        await fulfilOrder(tx, order, now);
        return [];
      }
      if (order.status !== "received") return [];
      await recordAppliedPayment(tx, order, now);
      return (await settleOrder(tx, order, now)).others;
    },
    giveUp: (now) => giveUp(tx, order, now),
  };
};

/** A late payment counts while everything is still available; a canceled order's payment is refunded. */
async function receive(tx: Db, order: Order, now: Date): Promise<Received> {
  const { status } = order;
  if (status !== "pending" && status !== "expired" && status !== "cancelled") return "repeated";
  const own = eq(orders.id, order.id);
  const holds =
    status === "pending" || (status === "expired" && (await reclaimHeld(tx, order, now)));
  if (holds) {
    await tx.update(orders).set({ status: "received", paidAt: now }).where(own);
    await recordReceivedPayment(tx, order, now);
    return "applied";
  }
  await tx
    .update(orders)
    .set({ status: "refund_due", refundReason: "too_late", paidAt: now })
    .where(own);
  await recordUnwantedPayment(tx, order, now);
  await refundUnusedPayment(tx, order, now);
  return "refund_due";
}

async function giveUp(tx: Db, order: Order, now: Date): Promise<unknown> {
  if (order.status !== "received" && order.status !== "grouping") return null;
  // The money is returned even when pieces or coupon cannot be.
  const failure = await tx
    .transaction((savepoint) => releaseHeld(savepoint, order))
    .then(() => null)
    .catch((error: unknown) => error);
  // A group has no deposits, and only a received payment is not in escrow yet.
  if (order.status === "received") {
    const { orderNum, totalFen } = order;
    await recordAppliedPayment(tx, { orderNum, totalFen }, now);
  }
  const cause = "not_fulfilled";
  const { status } = await refundPayment(tx, order, { fen: order.totalFen, cause }, now);
  await tx.update(orders).set({ status, refundReason: cause }).where(eq(orders.id, order.id));
  return failure;
}
