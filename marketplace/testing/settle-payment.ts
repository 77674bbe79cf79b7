import { eq } from "drizzle-orm";
import { orders } from "@/database/schema";
import type { Deps } from "../deps";
import { channelOf } from "../services/order-terms/channels";
import { settlePayment as settle } from "../services/payments/settle-payment";

/** Settles a goods order as paid through its channel, without a provider. */
export async function settlePayment(
  deps: Pick<Deps, "db" | "clock" | "log" | "findPayable" | "config">,
  orderNum: string,
): Promise<void> {
  const [order] = await deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  const channel = channelOf(order?.channelId ?? 0);
  if (!order || channel === undefined || channel === "ggpay")
    throw new Error(`no order ${orderNum}`);
  const payment = { channel, orderNum, amountFen: order.totalFen, noticeId: null };
  await settle(deps, { ...payment, tradeNum: `T${orderNum}` });
}
