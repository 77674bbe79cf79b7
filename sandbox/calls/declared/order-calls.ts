import { orderNumRequest } from "@storefront/contract/orders/placed-order";
import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/refunds/after-sale";
import { looseMoney, text } from "@storefront/contract/text/fields";
import * as z from "zod";
import { CALLBACK_NAMES } from "../../payments/callbacks";
import { declareCall } from "../declare-call";
import { EXAMPLE_ORDER_NUM } from "../preconditions";

const idleRequest = z.object({ idle: z.boolean() });
const sellerAction = orderNumRequest.extend({
  act: z.enum(["deliver", "refund", "refuse", "confirm_return", "change_password"]),
  text: text(AFTER_SALE_TEXT_LENGTH).default(""),
});

/** `http` is the status that the marketplace answered; `result` is null unless it accepted the notification. */
const callbackOutcome = z.object({
  http: z.int(),
  code: z.int(),
  msg: z.string(),
  result: z.string().nullable(),
});

export type CallbackOutcome = z.output<typeof callbackOutcome>;

/** The calls that stand in for the cashier and the seller of an order. */
export const ORDER_CALLS = {
  payOrder: declareCall({
    summary: "在模拟的收银台付款或付款失败，并按渠道自己的协议通知交易市场",
    description:
      "再次付款会重发通知。`amount`：通知里的金额（元），默认与订单一致。`notice`：通知怎样送达，默认 now；" +
      "late 在一小时后（移动时钟即可），forged 没有付款、签名是伪造的。`result`：applied 已入账，repeated 重复通知。",
    request: orderNumRequest.extend({
      outcome: z.enum(["paid", "failed"]),
      amount: looseMoney.optional(),
      notice: z.enum([...CALLBACK_NAMES, "forged"]).optional(),
    }),
    answer: callbackOutcome,
    refusals: ["orderNotFound"],
    examples: [
      {
        title: "付款成功",
        before: "unpaidOrder",
        request: { order_num: EXAMPLE_ORDER_NUM, outcome: "paid" },
        answer: { http: 200, code: 0, msg: "ok", result: "applied" },
      },
      {
        title: "付款失败",
        before: "unpaidOrder",
        request: { order_num: EXAMPLE_ORDER_NUM, outcome: "failed" },
        answer: { http: 200, code: 0, msg: "ok", result: "failed_recorded" },
      },
      {
        title: "金额不符的通知被拒绝",
        before: "unpaidOrder",
        request: { order_num: EXAMPLE_ORDER_NUM, outcome: "paid", amount: "0.01" },
        answer: { http: 403, code: 30403, msg: "支付通知未通过校验", result: null },
      },
    ],
  }),
  actAsSeller: declareCall({
    summary: "代替卖家：交付、同意或拒绝退款、确认归还、换密码；或让模拟的卖家停下",
    description:
      "`idle`：true 之后手动交付的订单不会自动交付，false 恢复。`act`：deliver 交付，refund 同意退款，refuse 拒绝，" +
      "confirm_return 确认账号已归还，change_password 换登录码（`text` 是新的登录码，空则用下一个）。",
    request: z.union([idleRequest, sellerAction]),
    answer: z.union([
      idleRequest,
      orderNumRequest.extend({ act: sellerAction.shape.act, text: z.string() }),
    ]),
    refusals: ["orderNotFound", "orderClosed", "afterSaleNone", "afterSaleMoved"],
    examples: [
      { title: "卖家不动，订单停在待交付", request: { idle: true }, answer: { idle: true } },
      {
        title: "卖家交付",
        before: "manualOrder",
        request: { order_num: EXAMPLE_ORDER_NUM, act: "deliver", text: "账号 A1，密码 B2" },
        answer: { order_num: EXAMPLE_ORDER_NUM, act: "deliver", text: "账号 A1，密码 B2" },
      },
    ],
  }),
  failFulfilment: declareCall({
    summary: "让已付款的订单无法出货，订单停在“处理中”",
    request: z.object({ fails: z.boolean() }),
    answer: z.object({ fails: z.boolean() }),
    refusals: [],
    examples: [
      { title: "开始", request: { fails: true }, answer: { fails: true } },
      { title: "恢复", request: { fails: false }, answer: { fails: false } },
    ],
  }),
};
