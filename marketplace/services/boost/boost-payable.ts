import { eq } from "drizzle-orm";
import { boostOrders } from "@/database/schema";
import { ACCEPT_HOURS } from "@/rules/boost/boost-terms";
import { recordPayment, recordUnwantedPayment } from "../ledger/record-payment";
import { after } from "../order-terms/order-terms";
import type { FindPayable } from "../payments/payable";

/**
 * Settles payments of boost orders: a paid order waits for a booster. There is no stock, so a late payment counts too;
 * a payment of a cancelled order is refunded.
 */
export const boostPayable: FindPayable = async (tx, orderNum) => {
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, orderNum))
    .for("no key update");
  if (!order) return undefined;
  return {
    channelId: order.channelId,
    totalFen: order.totalFen,
    async settle(now) {
      if (order.status === "cancelled") {
        await tx
          .update(boostOrders)
          .set({ status: "refund_due", paidAt: now })
          .where(eq(boostOrders.id, order.id));
        await recordUnwantedPayment(tx, order, now);
        return { result: "refund_due" };
      }
      if (order.status !== "pending" && order.status !== "expired") return { result: "repeated" };
      await tx
        .update(boostOrders)
        .set({ status: "waiting", paidAt: now, deliverBy: after(now, ACCEPT_HOURS * 3600) })
        .where(eq(boostOrders.id, order.id));
      await recordPayment(tx, order, now);
      return { result: "applied" };
    },
  };
};
