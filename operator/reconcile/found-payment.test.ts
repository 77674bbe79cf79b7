import type { OrderRecord } from "../orders/order-record";
import { type FoundPayment, paymentRefusals } from "./found-payment";

const order = (change: object = {}) =>
  ({ kind: "goods", status: "expired", totalFen: 500, channelId: 1, ...change }) as OrderRecord;
const found = (change: Partial<FoundPayment> = {}): FoundPayment => ({
  channel: "alipay",
  orderNum: "1",
  answer: { state: "paid", amountFen: 500, tradeNum: "T" },
  order: order(),
  trade: null,
  bookedFen: 0,
  recordedTrades: [],
  ...change,
});

it.each(["pending", "expired", "cancelled"])("applies a payment of a %s order", (status) => {
  const { apply, refund } = paymentRefusals(found({ order: order({ status }) }));
  expect(apply).toBeNull();
  expect(refund).toContain("入账");
});

it.each([
  ["of an unknown order", { order: null }],
  ["of another amount", { order: order({ totalFen: 501 }) }],
  ["through another channel", { order: order({ channelId: 2 }) }],
  [
    "of an order that is paid otherwise",
    { order: order({ status: "paid" }), bookedFen: 500, recordedTrades: ["S"] },
  ],
])("only refunds a payment %s", (_, change) => {
  const { apply, refund } = paymentRefusals(found(change));
  expect(apply).toContain("只能退款");
  expect(refund).toBeNull();
});

it.each([
  ["that the provider does not have", { answer: { state: "absent" } as const }],
  ["that the buyer has not made", { answer: { state: "waiting" } as const }],
  ["without an answer", { answer: { state: "unknown", reason: "x" } as const }],
  ["that is booked already", { bookedFen: 500 }],
  ["that is recorded already", { bookedFen: 500, recordedTrades: ["S", "T"] }],
])("does nothing with a payment %s", (_, change) => {
  const { apply, refund } = paymentRefusals(found(change));
  expect([typeof apply, typeof refund]).toEqual(["string", "string"]);
});
