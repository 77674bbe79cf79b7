import type { Deps } from "@storefront/marketplace/deps";
import { channelOf } from "@storefront/marketplace/order-records/order-records";
import { settlePayment as settle } from "@storefront/marketplace/payments/payments";

/** Settles an order of goods or a boost as paid through its channel, without a provider. */
export async function settlePayment(
  deps: Pick<Deps, "db" | "clock" | "log" | "findPayable" | "config">,
  orderNum: string,
): Promise<void> {
  const payable = await deps.db.transaction((tx) => deps.findPayable(tx, orderNum));
  const channel = channelOf(payable?.channelId ?? 0);
  if (!payable || channel === undefined || channel === "ggpay")
    throw new Error(`no order ${orderNum}`);
  const payment = { channel, orderNum, amountFen: payable.totalFen, callbackId: null };
  await settle(deps, { ...payment, tradeNum: `T${orderNum}` });
}
