import { eq } from "drizzle-orm";
import { boostOrders } from "../database/schema";
import {
  recordAppliedPayment,
  recordReceivedPayment,
  recordUnwantedPayment,
} from "../ledger/ledger";
import { after } from "../order-records/order-records";
import type { FindPayable } from "../payable";
import { refundUnusedPayment } from "../payments/payments";
import { reverseBoost } from "./reverse-boost";
import { ACCEPT_HOURS } from "./rules/boost-terms";

/**
 * Takes payments of boost orders: a paid order waits for a booster. There is no stock, so a late payment counts too; a
 * payment of a canceled order is refunded.
 */
export const boostPayable: FindPayable = async (tx, orderNum) => {
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, orderNum))
    .for("no key update");
  if (!order) return undefined;
  const own = eq(boostOrders.id, order.id);
  return {
    userId: order.userId,
    channelId: order.channelId,
    totalFen: order.totalFen,
    async receive(now) {
      if (order.status === "cancelled") {
        await tx.update(boostOrders).set({ status: "refund_due", paidAt: now }).where(own);
        await recordUnwantedPayment(tx, order, now);
        await refundUnusedPayment(tx, order, now);
        return "refund_due";
      }
      if (order.status !== "pending" && order.status !== "expired") return "repeated";
      await tx.update(boostOrders).set({ status: "received", paidAt: now }).where(own);
      await recordReceivedPayment(tx, order, now);
      return "applied";
    },
    async fulfil(now) {
      if (order.status !== "received") return [];
      await recordAppliedPayment(tx, order, now);
      await tx
        .update(boostOrders)
        .set({ status: "waiting", deliverBy: after(now, ACCEPT_HOURS * 3600) })
        .where(own);
      return [];
    },
    async giveUp(now) {
      if (order.status !== "received") return null;
      await recordAppliedPayment(tx, order, now);
      await reverseBoost(tx, order, { from: ["received"], cause: "not_fulfilled" }, now);
      return null;
    },
  };
};
