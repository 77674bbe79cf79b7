import { setTimeout as pause } from "node:timers/promises";
import type { CallAnswer } from "@storefront/contract/calls";
import { controlSystems } from "../product/simulated-systems";
import { readTarget } from "./product/target";
import type { Visitor } from "./visitor";

export type Order = CallAnswer<"buildOrder">["order"];

/** A listing delivered by card secret. */
const GOODS = 1011;
const ALIPAY = 1;

/** Creates an unpaid order. */
export async function placeOrder(buyer: Visitor): Promise<Order> {
  const confirmed = await buyer.call("orderConfirm", { goods_id: GOODS, quantity: 1 });
  const built = await buyer.call("buildOrder", {
    order_num: confirmed.data.order_num,
    goods_id: GOODS,
    buy_count: 1,
    pay_type: ALIPAY,
  });
  if (built.code !== 0) throw new Error(`no order was made: ${built.code} ${built.msg}`);
  return built.data.order;
}

/** Pays at the simulated provider, which notifies the marketplace. @returns the marketplace's HTTP status */
export const pay = (order: Pick<Order, "order_num">) => payAtProvider(order, "now");

/** Waits until a paid order is fulfilled, which the provider's answer does not wait for. */
export async function untilFulfilled(buyer: Visitor, { order_num }: Pick<Order, "order_num">) {
  while ((await buyer.call("payStatus", { order_num })).data.processing) await pause(50);
}

/** Sends a payment notification without the provider's key. @returns the marketplace's HTTP status */
export const forgePayment = (order: Pick<Order, "order_num">) => payAtProvider(order, "forged");

async function payAtProvider({ order_num }: Pick<Order, "order_num">, notice: string) {
  const { paymentsUrl } = readTarget();
  const { http } = await controlSystems<{ http: number }>(paymentsUrl, "pay", {
    order_num,
    notice,
  });
  return http;
}
