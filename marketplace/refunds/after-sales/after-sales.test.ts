import { ERRORS } from "@storefront/contract/codes";
import type { AFTER_SALE_STATES } from "@storefront/contract/refunds/after-sale-rules";
import {
  PROMISING,
  PROMOTER,
  sellWithPromises,
} from "@storefront/testbed/marketplace/sell-with-promises";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import {
  afterSaleEvents,
  afterSales,
  orders,
  shareRewards,
  stock,
  users,
} from "../../database/schema";
import { sweepDeliveries } from "../../orders/orders";
import { sweepRefunds } from "../../payments/payments";
import { sweepAfterSales } from "./expire-after-sales";
import type { AfterSaleTransition } from "./transition-after-sale";
import { transitionBySellerOrOperator } from "./transition-by-seller-or-operator";

const BUYER = 1;
const OTHER = 2;
const HOUR_S = 3600;
const ACCEPT: AfterSaleTransition = { act: "accept", by: "seller", text: "" };
const REFUSE: AfterSaleTransition = { act: "refuse", by: "seller", text: "账号没有问题" };
const decision = (refundFen: number): AfterSaleTransition => ({
  ...{ act: "decide", by: "operator", text: "核实后裁决", refundFen },
});

const t = useTestApp();

const requestRefund = async (order_num: string, userId = BUYER) =>
  t.request(
    "orderRefund",
    { order_num, reason: "not_as_described", text: "与描述不符" },
    { token: await t.tokenOf(userId, 1) },
  );
const asBuyer = async (
  name: "withdrawRefund" | "escalateRefund" | "orderReceive",
  order_num: string,
  userId = BUYER,
) => t.request(name, { order_num }, { token: await t.tokenOf(userId, 1) });
const transition = (orderNum: string, what: AfterSaleTransition) =>
  transitionBySellerOrOperator(t.deps, orderNum, what);
const read = async (order_num: string) =>
  (await t.request("orderDetail", { order_num }, { token: await t.tokenOf(BUYER, 1) })).data;
const balance = async () =>
  (await t.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;
const reward = async () =>
  (await t.deps.db.select().from(shareRewards).where(eq(shareRewards.promoterId, PROMOTER)))[0]
    ?.rewardFen ?? 0;
const pieces = async () =>
  (await t.deps.db.select().from(stock).where(eq(stock.goodsId, PROMISING.goodsId)))[0];

/** Returns the amount that the provider has refunded. */
async function refundedByProvider(orderNum: string): Promise<number> {
  const trade = await t.simulators.alipay.trades.find(orderNum);
  return Object.values(trade?.refunds ?? {}).reduce((sum, { amountFen }) => sum + amountFen, 0);
}

const sold = (payType: 0 | 1, delivery: 1 | 2) => sellWithPromises(t, { payType, delivery });

describe("a full refund", () => {
  it("refunds through the provider less the cashback, revokes the reward and writes the piece off", async () => {
    const before = await pieces();
    const orderNum = await sold(1, 2);
    const balanceBefore = await balance();
    expect((await requestRefund(orderNum)).data).toEqual({
      order_num: orderNum,
      state: "refunding",
    });
    await transition(orderNum, ACCEPT);
    await sweepRefunds(t.deps);
    expect(await refundedByProvider(orderNum)).toBe(PROMISING.priceFen - PROMISING.cashbackFen);
    expect(await balance()).toBe(balanceBefore);
    expect(await reward()).toBe(0);
    // The buyer has seen its card secret, so it cannot be sold again.
    expect(await pieces()).toMatchObject({
      sold: before?.sold,
      available: (before?.available ?? 0) - 1,
      total: (before?.total ?? 0) - 1,
    });
    expect(await read(orderNum)).toMatchObject({
      status: "refunded",
      refund_reason: "after_sale",
      secrets: [],
      after_sale: { state: "accepted", refund: "5.00", deducted: "0.51", paid_back: true },
    });
  });

  it("goes to the balance immediately, without a deduction for unpaid cashback", async () => {
    const balanceBefore = await balance();
    const orderNum = await sold(0, 1);
    await requestRefund(orderNum);
    await transition(orderNum, ACCEPT);
    expect(await balance()).toBe(balanceBefore);
    expect((await read(orderNum)).after_sale).toMatchObject({ refund: "5.00", deducted: "0.00" });
    expect((await read(orderNum)).delivery?.note).toBe("");
  });

  it("restocks unseen card secrets", async () => {
    const before = await pieces();
    const orderNum = await sellWithPromises(t, { payType: 0, delivery: 2, unseen: true });
    await requestRefund(orderNum);
    expect((await asBuyer("orderReceive", orderNum)).code).toBe(ERRORS.orderClosed.code);
    await transition(orderNum, ACCEPT);
    expect(await pieces()).toEqual(before);
  });
});

describe("a partial refund", () => {
  const requestPart = async (order_num: string, amount: string) =>
    t.request(
      "orderRefund",
      { order_num, reason: "not_as_described", text: "少了两个皮肤", amount },
      { token: await t.tokenOf(BUYER, 1) },
    );

  it("returns what the buyer requested when the seller agrees, and the sale goes on", async () => {
    const orderNum = await sold(0, 1);
    const balanceBefore = await balance();
    await requestPart(orderNum, "2.00");
    expect((await read(orderNum)).after_sale).toMatchObject({ asked: "2.00" });
    await transition(orderNum, ACCEPT);
    expect(await balance()).toBe(balanceBefore + 200);
    expect(await read(orderNum)).toMatchObject({
      status: "delivered",
      after_sale: { state: "accepted", refund: "2.00" },
    });
  });

  it("returns it as well when the seller does not answer in time", async () => {
    const orderNum = await sold(0, 1);
    const balanceBefore = await balance();
    await requestPart(orderNum, "1.50");
    await t.clock.advance(48 * HOUR_S);
    await sweepAfterSales(t.deps);
    expect(await balance()).toBe(balanceBefore + 150);
  });

  it.each(["5.01", "0.00", "-1.00"])("is refused when %s of 5.00 is requested", async (amount) => {
    const orderNum = await sold(0, 1);
    const { code, msg } = await requestPart(orderNum, amount);
    expect(code).toBe(ERRORS.invalid.code);
    expect(msg).toContain("最多可退 ¥5.00");
    expect(await read(orderNum)).toMatchObject({ status: "delivered", after_sale: null });
  });

  it("deducts cashback and reward proportionally, and keeps the sale", async () => {
    const orderNum = await sold(0, 2);
    const [balanceBefore, before] = [await balance(), await pieces()];
    await requestRefund(orderNum);
    await transition(orderNum, REFUSE);
    expect((await asBuyer("escalateRefund", orderNum)).code).toBe(0);
    await transition(orderNum, decision(200));
    // 200 of 500: 20.4 fen of the cashback, 40.4 of the reward, rounded down.
    expect(await balance()).toBe(balanceBefore + 200 - 20);
    expect(await reward()).toBe(PROMISING.rewardFen - 40);
    expect(await pieces()).toEqual(before);
    expect(await read(orderNum)).toMatchObject({
      status: "collected",
      after_sale: { state: "decided", refund: "2.00", deducted: "0.20", paid_back: true },
      after_sale_until: null,
    });
  });

  it("reduces a pending cashback, and the order can still be completed", async () => {
    const orderNum = await sold(1, 1);
    const balanceBefore = await balance();
    await requestRefund(orderNum);
    await transition(orderNum, { act: "escalate", by: "seller", text: "请平台看看" });
    await transition(orderNum, decision(100));
    await sweepRefunds(t.deps);
    expect(await refundedByProvider(orderNum)).toBe(100);
    expect((await asBuyer("orderReceive", orderNum)).data).toMatchObject({ state: "completed" });
    expect(await balance()).toBe(balanceBefore + PROMISING.cashbackFen - 10);
  });

  it("may be 0, and is refused outside of 0 to the price", async () => {
    const orderNum = await sold(0, 1);
    const balanceBefore = await balance();
    await requestRefund(orderNum);
    await transition(orderNum, REFUSE);
    await asBuyer("escalateRefund", orderNum);
    for (const fen of [-1, PROMISING.priceFen + 1]) {
      await expect(transition(orderNum, decision(fen))).rejects.toThrow("超出了可退的范围");
    }
    await transition(orderNum, decision(0));
    expect(await balance()).toBe(balanceBefore);
    expect((await read(orderNum)).after_sale).toMatchObject({ refund: "0.00", paid_back: false });
    expect((await requestRefund(orderNum)).code).toBe(ERRORS.afterSaleHad.code);
  });
});

it("freezes the order while it is open", async () => {
  const orderNum = await sold(0, 1);
  await requestRefund(orderNum);
  expect((await requestRefund(orderNum)).code).toBe(0);
  expect(await t.deps.db.$count(afterSales)).toBe(1);
  expect((await asBuyer("orderReceive", orderNum)).msg).toContain("退款申请还在处理");
  await transition(orderNum, REFUSE);
  await t.clock.advance(71 * HOUR_S);
  await sweepDeliveries(t.deps);
  expect((await read(orderNum)).status).toBe("delivered");
  await asBuyer("escalateRefund", orderNum);
  await t.clock.advance(1000 * HOUR_S);
  await sweepAfterSales(t.deps);
  await sweepDeliveries(t.deps);
  const token = await t.tokenOf(BUYER, 1);
  const list = await t.request("orderList", { state: "refunding" }, { token });
  expect(list.data.list).toMatchObject([{ order_num: orderNum, after_sale: "escalated" }]);
  expect((await asBuyer("withdrawRefund", orderNum)).data).toMatchObject({ state: "delivered" });
  await sweepDeliveries(t.deps);
  expect((await read(orderNum)).status).toBe("completed");
});

it("is accepted automatically when the seller does not answer within two days", async () => {
  const orderNum = await sold(0, 2);
  const balanceBefore = await balance();
  await requestRefund(orderNum);
  await t.clock.advance(48 * HOUR_S - 1);
  expect(await sweepAfterSales(t.deps)).toBe(0);
  await t.clock.advance(1);
  await expect(transition(orderNum, REFUSE)).rejects.toThrow(ERRORS.afterSaleMoved.msg);
  expect((await read(orderNum)).after_sale).toMatchObject({ state: "accepted" });
  expect(await balance()).toBe(balanceBefore + PROMISING.priceFen - PROMISING.cashbackFen);
});

it("closes when a refusal is not escalated within three days", async () => {
  const orderNum = await sold(0, 2);
  await requestRefund(orderNum);
  await transition(orderNum, REFUSE);
  await t.clock.advance(72 * HOUR_S);
  expect(await sweepAfterSales(t.deps)).toBe(1);
  expect((await asBuyer("escalateRefund", orderNum)).code).toBe(ERRORS.afterSaleMoved.code);
  const { after_sale } = await read(orderNum);
  expect(after_sale?.events.map(({ state, by }) => [state, by])).toEqual([
    ["requested", "buyer"],
    ["refused", "seller"],
    ["closed", "time"],
  ]);
});

it("is accessible to its buyer only", async () => {
  const orderNum = await sold(0, 2);
  expect((await requestRefund(orderNum, OTHER)).status).toBe(404);
  await requestRefund(orderNum);
  for (const name of ["withdrawRefund", "escalateRefund"] as const) {
    expect((await asBuyer(name, orderNum, OTHER)).status).toBe(404);
  }
});

it("can be requested three times, within seven days after delivery", async () => {
  const orderNum = await sold(0, 2);
  for (let time = 0; time < 3; time += 1) {
    expect((await requestRefund(orderNum)).code).toBe(0);
    await asBuyer("withdrawRefund", orderNum);
  }
  expect((await requestRefund(orderNum)).code).toBe(ERRORS.afterSaleClosed.code);
  expect((await read(orderNum)).after_sale_until).toBeNull();

  const late = await sold(0, 2);
  await t.clock.advance(7 * 24 * HOUR_S);
  expect((await requestRefund(late)).code).toBe(ERRORS.afterSaleClosed.code);
});

describe("the database", () => {
  const refuses = (change: Promise<unknown>) => expect(change).rejects.toThrow();
  const stored = async (orderNum: string) => {
    const [row] = await t.deps.db
      .select()
      .from(afterSales)
      .where(eq(afterSales.orderNum, orderNum));
    if (!row) throw new Error("no after-sale");
    return row;
  };

  it("rejects invalid transitions, a second request, and changes of the history", async () => {
    const orderNum = await sold(0, 2);
    await requestRefund(orderNum);
    const { id, dueAt: _due, ...row } = await stored(orderNum);
    const to = (state: (typeof AFTER_SALE_STATES)[number], refundFen: number | null) =>
      t.deps.db
        .update(afterSales)
        .set({ state, refundFen, dueAt: null })
        .where(eq(afterSales.id, id));
    await refuses(to("decided", 0));
    await refuses(to("closed", null));
    await refuses(to("accepted", 499));
    await refuses(t.deps.db.insert(afterSales).values({ ...row, dueAt: row.createdAt }));
    await refuses(
      t.deps.db
        .insert(afterSales)
        .values({ ...row, orderNum: "20990101000000000000", dueAt: row.createdAt }),
    );
    await refuses(t.deps.db.update(afterSaleEvents).set({ text: "other" }));
    await refuses(t.deps.db.delete(afterSaleEvents));
  });

  it("rejects transitions of an order with an open after-sale, and other refunds of delivered goods", async () => {
    const orderNum = await sold(0, 1);
    const set = (change: Partial<typeof orders.$inferInsert>) =>
      t.deps.db.update(orders).set(change).where(eq(orders.orderNum, orderNum));
    await refuses(set({ status: "refunded", refundReason: "no_reason" }));
    await requestRefund(orderNum);
    await refuses(set({ status: "completed", completedAt: t.clock.now(), completedBy: "buyer" }));
    await refuses(set({ status: "refunded", refundReason: "after_sale" }));
  });
});
