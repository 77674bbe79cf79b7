import { setTimeout as pause } from "node:timers/promises";
import type { CallAnswer, CallRequest } from "@storefront/contract/calls";
import type { Envelope } from "@storefront/contract/http/envelope";
import type { Caller } from "./caller";

/**
 * What every scripted buyer does, through `Caller`: confirms, orders and waits for the goods. Whose buyer it is decides
 * how calls get to the marketplace, and who pays at which provider.
 */

export type Order = CallAnswer<"buildOrder">["order"];
type Confirmed = CallAnswer<"orderConfirm">;

/** What is bought; one piece by default. */
export type Offer = Omit<CallRequest<"orderConfirm">, "goods_id" | "goods_spec_id" | "quantity"> & {
  goods_id: number;
  goods_spec_id?: number;
  quantity?: number;
};

/** Payment channel; by default Alipay. */
export type Choice = Partial<
  Omit<
    CallRequest<"buildOrder">,
    "order_num" | "goods_id" | "goods_spec_id" | "buy_count" | "pay_type"
  >
> & { pay_type?: number };

/** A listing that is delivered by card secret. */
export const CARD: Offer = { goods_id: 1011 };

/** Confirms an order: its price is quoted, and it gets a number. */
export const confirmOrder = (buyer: Caller, offer: Offer): Promise<Envelope<Confirmed>> =>
  buyer.call("orderConfirm", { quantity: 1, ...offer });

/** @returns the request that orders what was confirmed */
export const buildRequest = (
  order_num: string,
  { goods_id, goods_spec_id = 0, quantity = 1 }: Offer,
  choice: Choice = {},
) => ({
  ...{ order_num, goods_id, goods_spec_id, buy_count: quantity },
  pay_type: 1,
  ...choice,
});

/** Orders what was confirmed. The same number again answers the same order. */
export const buildOrder = (
  buyer: Caller,
  order_num: string,
  offer: Offer,
  choice: Choice = {},
): Promise<Envelope<CallAnswer<"buildOrder">>> =>
  buyer.call("buildOrder", buildRequest(order_num, offer, choice));

/** The answer to `buildOrder`, or to a refused confirmation, which has no number. */
type Ordered = Envelope<CallAnswer<"buildOrder">> & { order_num: string };

/**
 * Confirms an offer and orders it, unless that is refused.
 * @param choice may depend on what the buyer is shown
 */
export async function submitOrder(
  buyer: Caller,
  offer: Offer,
  choice: Choice | ((shown: Confirmed) => Choice) = {},
): Promise<Ordered> {
  const confirmed = await confirmOrder(buyer, offer);
  if (confirmed.code !== 0) return { ...confirmed, data: null as never, order_num: "" };
  const { order_num } = confirmed.data;
  const chosen = typeof choice === "function" ? choice(confirmed.data) : choice;
  const built = await buildOrder(buyer, order_num, offer, chosen);
  return { ...built, order_num };
}

/** Creates an unpaid order, or one that the balance pays. @throws Error with the refusal */
export async function placeOrder(
  buyer: Caller,
  offer: Offer = CARD,
  choice: Choice | ((shown: Confirmed) => Choice) = {},
): Promise<CallAnswer<"buildOrder">> {
  const { code, msg, data } = await submitOrder(buyer, offer, choice);
  if (code !== 0) throw new Error(`no order was made: ${code} ${msg}`);
  return data;
}

/** Waits until a paid order is fulfilled, which the provider's answer does not wait for. */
export async function untilFulfilled(buyer: Caller, { order_num }: Pick<Order, "order_num">) {
  while ((await buyer.call("payStatus", { order_num })).data.processing) await pause(50);
}
