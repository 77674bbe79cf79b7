import { eq } from "drizzle-orm";
import { orders } from "@/database/schema";
import { recordPayment, recordUnwantedPayment } from "../ledger/record-payment";
import type { FindPayable } from "../payments/payable";
import { settleOrder } from "./settle-order";

/**
 * Settles payments of goods orders: fulfils a paid order, also a late one while stocks last, else the money is due for
 * a refund, as for an order that its buyer has cancelled.
 */
export const goodsPayable: FindPayable = async (tx, orderNum) => {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
    .for("no key update");
  if (!order) return undefined;
  return {
    channelId: order.channelId,
    totalFen: order.totalFen,
    async settle(now) {
      const { status } = order;
      const cancelled = status === "cancelled";
      if (status !== "pending" && status !== "expired" && !cancelled) return { result: "repeated" };
      if (!cancelled && (await settleOrder(tx, order, now))) {
        await recordPayment(tx, order, now);
        return { result: "applied" };
      }
      await tx
        .update(orders)
        .set({ status: "refund_due", refundReason: "too_late", paidAt: now })
        .where(eq(orders.id, order.id));
      await recordUnwantedPayment(tx, order, now);
      return { result: "refund_due" };
    },
  };
};
