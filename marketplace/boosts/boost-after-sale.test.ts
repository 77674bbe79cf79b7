import { ERRORS } from "@storefront/contract/codes";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { BOOST_PRICE, placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { runBoosterJobs } from "@storefront/testbed/marketplace/run-booster-jobs";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { users } from "../database/schema";
import { resolveDueTrades, sweepRefunds } from "../payments/payments";
import type { AfterSaleTransition } from "../refunds/after-sales/transition-after-sale";
import { sweepAfterSales, transitionBySellerOrOperator } from "../refunds/refunds";

const BUYER = 1;
const OTHER = 2;
const HOUR_S = 3600;
const PRICE_FEN = 10_300;
const ACCEPT: AfterSaleTransition = { act: "accept", by: "seller", text: "" };
const REFUSE: AfterSaleTransition = { act: "refuse", by: "seller", text: "段位已经达到" };

const test = useTestApp();
const buyer = useBuyer(test, BUYER, 1);

const read = async (order_num: string) => (await buyer.call("boostOrder", { order_num })).data;
const requestRefund = async (order_num: string, userId = BUYER) =>
  test.request(
    "orderRefund",
    { order_num, reason: "not_as_described", text: "星数不对" },
    { token: await test.tokenOf(userId, 1) },
  );
const transition = (orderNum: string, what: AfterSaleTransition) =>
  transitionBySellerOrOperator(test.deps, orderNum, what);
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;

/** @returns the order number of a finished boost. @param pay_type 0: from the balance */
async function finishedBoost(pay_type: 0 | 1): Promise<string> {
  const { order_num } = (await placeBoost(test, buyer.token, { pay_type })).data;
  if (pay_type === 1) await payOrder(test, { orderNum: order_num, outcome: "paid" });
  for (const hours of [1, 24]) {
    await test.clock.advance(hours * HOUR_S);
    await runBoosterJobs(test.deps);
  }
  expect((await read(order_num)).status).toBe("done");
  return order_num;
}

it("refunds the full price to the balance immediately when the seller accepts", async () => {
  const before = await balance();
  const orderNum = await finishedBoost(0);
  expect(await balance()).toBe(before - PRICE_FEN);
  const answer = { order_num: orderNum, state: "refunding" };
  expect((await requestRefund(orderNum)).data).toEqual(answer);
  expect((await requestRefund(orderNum)).data).toEqual(answer);
  await transition(orderNum, ACCEPT);
  expect(await balance()).toBe(before);
  expect(await read(orderNum)).toMatchObject({
    status: "refunded",
    refunded_at: test.clock.now().toISOString(),
    after_sale: { state: "accepted", refund: BOOST_PRICE, deducted: "0.00", paid_back: true },
    after_sale_until: null,
  });
});

it("refunds through the payment provider once the provider has confirmed", async () => {
  const orderNum = await finishedBoost(1);
  await requestRefund(orderNum);
  await transition(orderNum, ACCEPT);
  expect(await read(orderNum)).toMatchObject({
    status: "refund_due",
    after_sale: { state: "accepted", paid_back: false },
  });
  await sweepRefunds(test.deps);
  expect(await read(orderNum)).toMatchObject({
    status: "refunded",
    after_sale: { paid_back: true },
  });
});

it("leaves the boost done when the operator grants a partial refund", async () => {
  const orderNum = await finishedBoost(0);
  const before = await balance();
  await requestRefund(orderNum);
  await transition(orderNum, REFUSE);
  const escalated = await buyer.call("escalateRefund", { order_num: orderNum });
  expect(escalated.data).toEqual({ order_num: orderNum, state: "refunding" });
  await transition(orderNum, { act: "decide", by: "operator", text: "少两颗星", refundFen: 1500 });
  expect(await balance()).toBe(before + 1500);
  expect(await read(orderNum)).toMatchObject({
    status: "done",
    refunded_at: null,
    after_sale: { state: "decided", refund: "15.00", paid_back: true },
    after_sale_until: null,
  });
  expect((await requestRefund(orderNum)).code).toBe(ERRORS.afterSaleHad.code);
});

it("can be requested again after the buyer has withdrawn it", async () => {
  const orderNum = await finishedBoost(0);
  await requestRefund(orderNum);
  const withdraw = () => buyer.call("withdrawRefund", { order_num: orderNum });
  const { data } = await withdraw();
  expect(data.state).not.toBe("refunding");
  expect((await withdraw()).data).toEqual(data);
  expect((await read(orderNum)).after_sale_until).not.toBeNull();
  await requestRefund(orderNum);
  expect((await read(orderNum)).after_sale?.state).toBe("requested");
});

it("is accepted automatically without an answer, and blocks completion until then", async () => {
  const orderNum = await finishedBoost(0);
  await requestRefund(orderNum);
  const receive = () => buyer.call("orderReceive", { order_num: orderNum });
  expect((await receive()).code).not.toBe(0);
  await test.clock.advance(47 * HOUR_S);
  expect(await sweepAfterSales(test.deps)).toBe(0);
  await test.clock.advance(HOUR_S);
  await runBoosterJobs(test.deps);
  expect((await read(orderNum)).status).toBe("refunded");
  expect(await sweepAfterSales(test.deps)).toBe(0);
});

it("is refused for another user, before the target is reached, and more than seven days after", async () => {
  const { order_num } = (await placeBoost(test, buyer.token, { pay_type: 0 })).data;
  expect((await requestRefund(order_num)).code).not.toBe(0);
  const orderNum = await finishedBoost(0);
  expect((await requestRefund(orderNum, OTHER)).code).toBe(ERRORS.orderNotFound.code);
  expect((await requestRefund("70000000000000000000000")).code).toBe(ERRORS.orderNotFound.code);
  await test.clock.advance(8 * 24 * HOUR_S);
  expect((await requestRefund(orderNum)).code).toBe(ERRORS.afterSaleClosed.code);
});

describe("an unpaid boost", () => {
  const cancel = (order_num: string) => buyer.call("orderCancel", { order_num });
  const place = async () => (await placeBoost(test, buyer.token)).data.order_num;

  it("is canceled by its buyer, idempotently", async () => {
    const orderNum = await place();
    expect((await cancel(orderNum)).data.state).toBe("cancelled");
    expect((await cancel(orderNum)).data.state).toBe("cancelled");
  });

  it("is refunded when it is paid after cancellation", async () => {
    const orderNum = await place();
    await cancel(orderNum);
    expect(await payOrder(test, { orderNum, outcome: "paid" })).toMatchObject({
      result: "refund_due",
    });
    await sweepRefunds(test.deps);
    expect((await read(orderNum)).status).toBe("refunded");
  });

  it("expires instead of being canceled after the payment deadline", async () => {
    const orderNum = await place();
    await test.clock.advance(900);
    await resolveDueTrades(test.deps);
    expect((await cancel(orderNum)).data.state).toBe("expired");
    expect((await cancel(orderNum)).data.state).toBe("expired");
  });

  it("cannot be canceled as unpaid once it is paid", async () => {
    const orderNum = await place();
    await payOrder(test, { orderNum, outcome: "paid" });
    expect((await cancel(orderNum)).code).toBe(ERRORS.orderPaid.code);
  });
});
