import { checkPayments } from "@storefront/operator/check/check-payments";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { placeStuckOrder } from "@storefront/testbed/marketplace/place-stuck-order";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc, eq } from "drizzle-orm";
import {
  ledgerTransfers,
  messages,
  orders,
  paymentNotices,
  paymentRefunds,
  receivedPayments,
} from "../database/schema";
import { sweepRefunds } from "./refunds";
import { settlePayment } from "./settle-payment";
import { sweepFulfilments } from "./sweep-fulfilments";

const BUYER = 1;
const GOODS = 1011;
const PRICE_FEN = 500;
const AFTER_EXPIRY_S = 15 * 60;

const t = useTestApp();

const pending = async () => (await placeOrder(t, BUYER, { goodsId: GOODS })).order.order_num;
const paid = async () => {
  const orderNum = await pending();
  await t.simulators.alipay.pay(orderNum);
  return orderNum;
};
const statusOf = async (orderNum: string) =>
  (await t.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status;
const outcomes = async () =>
  (await t.deps.db.select().from(receivedPayments).orderBy(asc(receivedPayments.receivedAt))).map(
    ({ outcome }) => outcome,
  );
const results = async () =>
  (await t.deps.db.select().from(paymentNotices).orderBy(paymentNotices.id)).map(
    ({ result }) => result,
  );
const refunds = () => t.deps.db.select().from(paymentRefunds).orderBy(paymentRefunds.refundNum);
const texts = async () => (await t.deps.db.select().from(messages)).map(({ text }) => text);
/** What each trade of an order at a provider has paid and returned, in fen. */
const atProvider = async (name: "alipay" | "wxpay" = "alipay") =>
  (await t.simulators[name].trades.list()).map(({ amountFen, refunds }) => [
    amountFen,
    Object.values(refunds).reduce((sum, refund) => sum + refund.amountFen, 0),
  ]);

/** Makes the provider take another amount than it was told to. */
async function changeTrade(orderNum: string, amountFen: number): Promise<void> {
  await t.simulators.alipay.trades.change({ orderNum }, (trade) => ({ ...trade, amountFen }));
}

/** Opens a trade of an order at the channel that it does not name. */
async function payOnWechat(orderNum: string, amountFen = PRICE_FEN) {
  const expiresAt = new Date(t.clock.now().getTime() + AFTER_EXPIRY_S * 1000);
  await t.deps.payments.wxpay?.create({ orderNum, amountFen, subject: "月卡", expiresAt });
  return t.simulators.wxpay.pay(orderNum);
}

describe("a second payment of an order", () => {
  it("is refunded by its own trade, and the order keeps the first one", async () => {
    const orderNum = await paid();
    const second = await t.simulators.alipay.payAgain(orderNum);
    expect(second).toMatchObject({ delivery: { accepted: true } });
    expect(await outcomes()).toEqual(["applied", "duplicate"]);
    expect(await results()).toEqual(["applied", "refund_duplicate"]);
    await sweepRefunds(t.deps);
    expect(await atProvider()).toEqual([
      [PRICE_FEN, 0],
      [PRICE_FEN, PRICE_FEN],
    ]);
    expect(await refunds()).toMatchObject([
      { refundNum: `${orderNum}R1`, cause: "surplus", state: "refunded" },
    ]);
    expect(await statusOf(orderNum)).toBe("paid");
    expect(await texts()).toEqual([
      "您的订单收到了重复的付款：5.00 元将按原付款方式退回，请留意到账通知。",
    ]);
  });

  it("is refunded once, however often it is reported, and so is a third one", async () => {
    const orderNum = await paid();
    await t.simulators.alipay.payAgain(orderNum, { timing: "flood" });
    expect((await results()).filter((result) => result === "refund_duplicate")).toHaveLength(1);
    expect(await refunds()).toHaveLength(1);
    await t.simulators.alipay.payAgain(orderNum);
    await sweepRefunds(t.deps);
    expect(await atProvider()).toEqual([
      [PRICE_FEN, 0],
      [PRICE_FEN, PRICE_FEN],
      [PRICE_FEN, PRICE_FEN],
    ]);
    expect(await texts()).toHaveLength(2);
  });

  it("is no refund without the provider's confirmation, and is sent again", async () => {
    const orderNum = await paid();
    t.simulators.alipay.faults.set("query", "down", 1);
    const second = await t.simulators.alipay.payAgain(orderNum);
    expect(second).toMatchObject({ delivery: { accepted: false, status: 403 } });
    expect(await results()).toEqual(["applied", "duplicate"]);
    expect(await refunds()).toEqual([]);
    await t.clock.advance(4 * 60);
    await t.simulators.alipay.sendDue();
    expect(await outcomes()).toEqual(["applied", "duplicate"]);
    expect(await refunds()).toHaveLength(1);
  });

  it("does not stand in for the refund of the order, nor the other way around", async () => {
    const orderNum = await pending();
    const token = await t.tokenOf(BUYER);
    await t.request("orderCancel", { order_num: orderNum }, { token });
    await t.simulators.alipay.pay(orderNum, { underWay: true });
    await t.simulators.alipay.payAgain(orderNum);
    expect(await statusOf(orderNum)).toBe("refund_due");
    t.simulators.alipay.faults.set("refund", "refuse", 1);
    await sweepRefunds(t.deps);
    expect((await refunds()).map(({ state }) => state).toSorted()).toEqual(["due", "refunded"]);
    await t.clock.advance(60);
    await sweepRefunds(t.deps);
    expect(await statusOf(orderNum)).toBe("refunded");
    expect(await atProvider()).toEqual([
      [PRICE_FEN, PRICE_FEN],
      [PRICE_FEN, PRICE_FEN],
    ]);
  });
});

describe("a payment of another amount", () => {
  it("is refunded when the provider confirms it, and the order can expire", async () => {
    const orderNum = await pending();
    await changeTrade(orderNum, 300);
    const short = await t.simulators.alipay.pay(orderNum);
    expect(short).toMatchObject({ delivery: { accepted: true } });
    expect(await outcomes()).toEqual(["wrong_amount"]);
    expect(await statusOf(orderNum)).toBe("pending");
    expect(await texts()).toEqual([
      "您的订单收到了一笔付款，它的金额与订单不符：3.00 元将按原付款方式退回，请留意到账通知。",
    ]);
    await t.clock.advance(AFTER_EXPIRY_S);
    expect(await sweepUnpaid(t.deps)).toBe(1);
    expect(await statusOf(orderNum)).toBe("expired");
    await sweepRefunds(t.deps);
    expect(await atProvider()).toEqual([[300, 300]]);
    expect(await results()).toEqual(["refund_wrong_amount"]);
  });

  it("is found by a query when its callback is lost", async () => {
    const orderNum = await pending();
    await changeTrade(orderNum, 700);
    await t.simulators.alipay.pay(orderNum, { timing: "lost" });
    await t.clock.advance(AFTER_EXPIRY_S);
    expect(await sweepUnpaid(t.deps)).toBe(1);
    await sweepRefunds(t.deps);
    expect(await atProvider()).toEqual([[700, 700]]);
  });

  it("leaves the order payable by a right one", async () => {
    const orderNum = await pending();
    const payment = { channel: "alipay", orderNum, callbackId: null } as const;
    const wrong = { ...payment, amountFen: 1, tradeNum: "A" };
    expect(await settlePayment(t.deps, wrong)).toBe("refund_wrong_amount");
    expect(await settlePayment(t.deps, wrong)).toBe("repeated");
    expect(await statusOf(orderNum)).toBe("pending");
    const right = { ...payment, amountFen: PRICE_FEN, tradeNum: "B" };
    expect(await settlePayment(t.deps, right)).toBe("applied");
    expect(await statusOf(orderNum)).toBe("paid");
  });

  it.each([0, -500, 2 ** 31])("of %d fen is refused, because no payment has it", async (fen) => {
    const orderNum = await pending();
    const payment = { channel: "alipay", orderNum, amountFen: fen, tradeNum: "A" } as const;
    expect(await settlePayment(t.deps, { ...payment, callbackId: null })).toBe("wrong_amount");
    expect(await outcomes()).toEqual([]);
    expect(await refunds()).toEqual([]);
  });
});

describe("a payment through another channel", () => {
  it("is refunded through that channel, and the order stays payable through its own", async () => {
    const orderNum = await pending();
    expect(await payOnWechat(orderNum)).toMatchObject({ delivery: { accepted: true } });
    expect(await outcomes()).toEqual(["wrong_channel"]);
    await t.simulators.alipay.pay(orderNum);
    expect(await statusOf(orderNum)).toBe("paid");
    await sweepRefunds(t.deps);
    expect(await atProvider("wxpay")).toEqual([[PRICE_FEN, PRICE_FEN]]);
    expect(await atProvider("alipay")).toEqual([[PRICE_FEN, 0]]);
    const moved = await t.deps.db
      .select()
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.refundNum, `${orderNum}R1`));
    expect(moved.map(({ fromAccount, toAccount }) => [fromAccount, toAccount])).toEqual([
      ["wxpay", "refunds_owed"],
      ["refunds_owed", "wxpay"],
    ]);
  });

  it("is refunded when the order was paid from the balance, and for a boost", async () => {
    const { order } = await placeOrder(t, BUYER, { goodsId: GOODS, payType: 0 });
    await payOnWechat(order.order_num);
    const boost = (await placeBoost(t, await t.tokenOf(BUYER))).data.order_num;
    await payOnWechat(boost, 10_300);
    await sweepRefunds(t.deps);
    expect(await atProvider("wxpay")).toEqual([
      [PRICE_FEN, PRICE_FEN],
      [10_300, 10_300],
    ]);
  });

  it("is refused for an order that is not known", async () => {
    const unknown = "20260301000000000009";
    expect(await payOnWechat(unknown)).toMatchObject({ delivery: { accepted: false } });
    expect(await results()).toEqual(["unknown_order"]);
    expect(await outcomes()).toEqual([]);
  });
});

it("reports a payment that no order uses and nobody refunds", async () => {
  const orderNum = await paid();
  await t.simulators.alipay.payAgain(orderNum);
  const [refund] = await refunds();
  await t.deps.db.update(paymentRefunds).set({ amountFen: 1 });
  expect(await checkPayments(t.deps.db)).toEqual([
    `payment ${refund?.tradeNum} of order ${orderNum}: recorded duplicate, order is paid`,
  ]);
  await t.deps.db.update(paymentRefunds).set({ amountFen: PRICE_FEN });
});

describe("a buyer whose order cannot be kept", () => {
  it("is told that a late payment goes back", async () => {
    const orderNum = await pending();
    const token = await t.tokenOf(BUYER);
    await t.request("orderCancel", { order_num: orderNum }, { token });
    await t.simulators.alipay.pay(orderNum, { underWay: true, timing: "twice" });
    expect(await texts()).toEqual([
      "您付款时订单已经关闭，不能恢复：5.00 元将按原付款方式退回，请留意到账通知。",
    ]);
  });

  it("is told that a payment goes back because the order was not fulfilled in time", async () => {
    const { mend } = await placeStuckOrder(t, BUYER, { goodsId: GOODS });
    await t.clock.advance(30 * 60);
    await sweepFulfilments(t.deps);
    await sweepFulfilments(t.deps);
    await mend();
    expect(await texts()).toEqual([
      "很抱歉，您的订单没有在时限内处理成功：5.00 元将按原付款方式退回，请留意到账通知。",
    ]);
  });
});
