import { looseMoney } from "@storefront/contract/text/fields";
import * as z from "zod";
import { CALLBACK_NAMES } from "../../payments/callbacks";
import { FAULTS, type FaultyCall } from "../../payments/faults";
import { declareCall } from "../declare-call";
import { EXAMPLE_ORDER_NUM } from "../preconditions";

const order_num = z.string().regex(/^\w{1,64}$/, "订单号不正确");
const provider = z.enum(["alipay", "wxpay"]);
const call = z.enum(Object.keys(FAULTS) as [FaultyCall, ...FaultyCall[]]);
const point = z.enum(["before", "after"]);
const holding = z.object({ holding: z.boolean() });

const fault = z
  .object({
    provider,
    call,
    fault: z.enum(["down", "lost", "contradict", "refuse", "pend", "twice"]),
    times: z.number().int().min(0).max(1000).default(1),
  })
  .refine(({ call, fault }) => (FAULTS[call] as readonly string[]).includes(fault), {
    error: "这个接口没有这种故障",
    path: ["fault"],
  });

/** A trade as its provider knows it. Amounts are whole fen, times are ms since 1970. */
const trade = z.object({
  provider,
  orderNum: z.string(),
  tradeNum: z.string(),
  isRepeated: z.boolean().optional(),
  amountFen: z.int(),
  subject: z.string(),
  notifyUrl: z.string(),
  state: z.enum(["waiting", "paid", "closed"]),
  failed: z.boolean().optional(),
  scanned: z.boolean(),
  expiresAt: z.number(),
  paidAt: z.number().nullable(),
  refunds: z.record(
    z.string(),
    z.object({
      amountFen: z.int(),
      state: z.enum(["refunded", "pending"]),
      refundedAt: z.number().nullable(),
    }),
  ),
});

/** The calls that control the simulated payment providers. */
export const PROVIDER_CALLS = {
  payTrade: declareCall({
    summary: "在渠道付款并通知，返回交易市场对通知的回答",
    description: "与 /sandbox/pay 相同，但不等交易市场处理完。`http` 为 0：通知没有发出。",
    request: z.object({
      order_num,
      notice: z.enum([...CALLBACK_NAMES, "forged"]).optional(),
      amount: looseMoney.optional(),
    }),
    answer: z.object({ http: z.int(), accepted: z.boolean() }),
    refusals: ["orderNotFound"],
    examples: [
      {
        title: "通知发两次",
        before: "unpaidOrder",
        request: { order_num: EXAMPLE_ORDER_NUM, notice: "twice" },
        answer: { http: 200, accepted: true },
      },
    ],
  }),
  readTrade: declareCall({
    summary: "渠道记录的交易：状态、金额（分）与退款",
    request: z.object({ order_num }),
    answer: trade,
    refusals: ["orderNotFound"],
    examples: [
      {
        title: "还没有付款的交易",
        before: "unpaidOrder",
        request: { order_num: EXAMPLE_ORDER_NUM },
        answer: {
          provider: "alipay",
          orderNum: EXAMPLE_ORDER_NUM,
          tradeNum: "1795746600000000000000001",
          amountFen: 3000,
          subject: "点券",
          notifyUrl: "http://localhost:8787/v1/pay/alipay",
          state: "waiting",
          scanned: false,
          expiresAt: 1_795_747_500_000,
          paidAt: null,
          refunds: {},
        },
        varies: ["tradeNum", "amountFen", "subject", "notifyUrl", "expiresAt"],
      },
    ],
  }),
  changeTrade: declareCall({
    summary: "改变渠道实收的金额，对账时会发现",
    request: z.object({ order_num, amount: looseMoney }),
    answer: z.object({ amountFen: z.int() }),
    refusals: [],
    examples: [
      {
        title: "渠道只收到 0.01 元",
        before: "unpaidOrder",
        request: { order_num: EXAMPLE_ORDER_NUM, amount: "0.01" },
        answer: { amountFen: 1 },
      },
    ],
  }),
  failProvider: declareCall({
    summary: "让渠道的一个接口接下来几次出错",
    description:
      "down：什么也没做就失败；lost：做了，回答丢失；contradict：查询返回相反的结果；refuse：拒绝退款；" +
      "pend：退款受理、未完成；twice：退款做两次。`times` 为 0 取消。",
    request: fault,
    answer: z.object({ provider, call, fault: z.string(), times: z.int() }),
    refusals: [],
    examples: [
      {
        title: "支付宝下单失败两次",
        request: { provider: "alipay", call: "create", fault: "down", times: 2 },
        answer: { provider: "alipay", call: "create", fault: "down", times: 2 },
      },
    ],
  }),
  holdProvider: declareCall({
    summary: "让渠道的下一次调用停在做事之前或之后，直到放行",
    request: z.object({ provider, call, point }),
    answer: z.object({ provider, call, point }),
    refusals: [],
    examples: [
      {
        title: "微信支付下单之后不回答",
        request: { provider: "wxpay", call: "create", point: "after" },
        answer: { provider: "wxpay", call: "create", point: "after" },
      },
    ],
  }),
  readHolds: declareCall({
    summary: "是否有调用停着",
    request: z.object({}),
    answer: holding,
    refusals: [],
    examples: [{ title: "没有", request: {}, answer: { holding: false } }],
  }),
  releaseHolds: declareCall({
    summary: "放行停着的调用，并取消还没用到的停顿",
    request: z.object({}),
    answer: holding,
    refusals: [],
    examples: [{ title: "放行", request: {}, answer: { holding: false } }],
  }),
  sendDueNotices: declareCall({
    summary: "发送到期的支付通知，返回发了几个",
    request: z.object({}),
    answer: z.object({ sent: z.int() }),
    refusals: [],
    examples: [{ title: "没有到期的", request: {}, answer: { sent: 0 } }],
  }),
};
