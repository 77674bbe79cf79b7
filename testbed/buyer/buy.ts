import { setTimeout as pause } from "node:timers/promises";
import type { CallAnswer } from "@storefront/contract/calls";
import { controlSystems } from "../product/simulated-systems";
import { readTarget } from "../product/target";
import type { Visitor } from "./visitor";

export type Order = CallAnswer<"buildOrder">["order"];

/** A listing delivered by card secret, paid by Alipay. */
export const CARD = { goods_id: 1011, pay_type: 1 };

/** Makes contract calls as one buyer. */
export type Caller = Pick<Visitor, "call">;

/** Creates an unpaid order of one piece. @throws Error with the refusal */
export async function placeOrder(
  buyer: Caller,
  { goods_id, pay_type }: typeof CARD = CARD,
): Promise<Order> {
  const confirmed = await buyer.call("orderConfirm", { goods_id, quantity: 1 });
  if (confirmed.code !== 0) throw new Error(`not confirmed: ${confirmed.code} ${confirmed.msg}`);
  const { order_num } = confirmed.data;
  const built = await buyer.call("buildOrder", { order_num, goods_id, buy_count: 1, pay_type });
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
