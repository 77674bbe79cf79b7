import { createHmac } from "node:crypto";
import type { CallAnswer } from "../../contract/calls";
import { readTarget } from "./product/target";
import { type Answer, Visitor } from "./visitor";

export type Order = CallAnswer<"buildOrder">["order"];

/** A listing that is delivered by card secrets. */
const GOODS = 1011;
const ALIPAY = 1;

/** Makes an order and leaves it unpaid. */
export async function order(buyer: Visitor): Promise<Order> {
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

/** A payment notice as the payment provider sends it. @param key what it is signed with */
export function notify(
  { order_num, price }: Order,
  key = readTarget().secrets.PAYMENT_NOTICE_KEY,
): Promise<Answer> {
  const body = JSON.stringify({
    notice_id: `n-${order_num}`,
    order_num,
    channel: "alipay",
    amount: price,
    outcome: "paid",
  });
  return new Visitor().ask("/v1/pay/notice", {
    port: readTarget().marketplace,
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      "X-Signature": createHmac("sha256", key).update(body).digest("hex"),
    },
  });
}
