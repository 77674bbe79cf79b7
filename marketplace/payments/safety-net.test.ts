import { checkPayments } from "@storefront/operator/check/check-payments";
import { stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { refuseUpdates } from "@storefront/testbed/marketplace/refuse-updates";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { and, eq, isNull, sql } from "drizzle-orm";
import {
  boostOrders,
  cardSecrets,
  fulfilmentTasks,
  orders,
  paymentNotices,
  receivedPayments,
} from "../database/schema";
import { sweepRefunds } from "./refunds";
import { settlePayment } from "./settle-payment";
import { sweepFulfilments } from "./sweep-fulfilments";

const BUYER = 1;
const GOODS = 1011;
const MINUTE_S = 60;

const t = useTestApp();

const statusOf = async (orderNum: string) =>
  (await t.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status;
const outcomes = async () =>
  (await t.deps.db.select().from(receivedPayments)).map(({ outcome }) => outcome);
const tasks = () => t.deps.db.select().from(fulfilmentTasks);
const detail = async (order_num: string) =>
  (await t.request("orderDetail", { order_num }, { token: await t.tokenOf(BUYER, 1) })).data;

/** Hides the free secrets of the listing, as if its stock counted pieces that it does not have. */
async function loseSecrets(): Promise<() => Promise<void>> {
  const { id } = await stockOf(t.deps.db, GOODS);
  const elsewhere = await stockOf(t.deps.db, 1010);
  const free = and(eq(cardSecrets.stockId, id), isNull(cardSecrets.orderId));
  const lost = await withoutTriggers(t.deps.db, (tx) =>
    tx
      .update(cardSecrets)
      .set({ stockId: elsewhere.id })
      .where(free)
      .returning({ id: cardSecrets.id }),
  );
  const ids = sql.raw(lost.map((row) => row.id).join(", "));
  return async () => {
    await withoutTriggers(t.deps.db, (tx) =>
      tx.update(cardSecrets).set({ stockId: id }).where(sql`id in (${ids})`),
    );
  };
}

/** An order that was paid and could not be fulfilled. */
async function stuckOrder() {
  const { order } = await placeOrder(t, BUYER, { goodsId: GOODS });
  const giveBack = await loseSecrets();
  const paid = await t.simulators.alipay.pay(order.order_num);
  return { orderNum: order.order_num, giveBack, paid };
}

describe("a paid order that cannot be fulfilled", () => {
  it("stays paid with its cause, its callback and its pieces, and the provider is told that all is well", async () => {
    const { orderNum, giveBack, paid } = await stuckOrder();
    expect(paid).toMatchObject({ state: "paid", delivery: { accepted: true } });
    expect(await statusOf(orderNum)).toBe("received");
    expect(await tasks()).toMatchObject([{ orderNum, tries: 1, cause: expect.any(String) }]);
    expect(await outcomes()).toEqual(["waiting"]);
    expect((await t.deps.db.select().from(paymentNotices))[0]?.result).toBe("applied");
    expect((await stockOf(t.deps.db, GOODS)).held).toBe(1);
    expect(await checkPayments(t.deps.db)).toEqual([]);
    await giveBack();
  });

  it("is paid and being processed for its buyer, until a deadline", async () => {
    const { orderNum, giveBack } = await stuckOrder();
    const refund_at = new Date(t.clock.now().getTime() + 30 * MINUTE_S * 1000).toISOString();
    expect(await detail(orderNum)).toMatchObject({
      ...{ status: "paid", processing: { refund_at }, secrets: [] },
    });
    const token = await t.tokenOf(BUYER);
    const { data } = await t.request("orderList", {}, { token });
    expect(data.list[0]).toMatchObject({ state: "paid", processing: { refund_at } });
    const status = await t.request("payStatus", { order_num: orderNum }, { token });
    expect(status.data.pay_status).toBe(1);
    const received = await t.request("orderReceive", { order_num: orderNum }, { token });
    expect(received.code).not.toBe(0);
    await giveBack();
  });

  it("does not expire, and cannot be canceled", async () => {
    const { orderNum, giveBack } = await stuckOrder();
    await t.clock.advance(16 * MINUTE_S);
    expect(await sweepUnpaid(t.deps)).toBe(0);
    const token = await t.tokenOf(BUYER);
    expect((await t.request("orderCancel", { order_num: orderNum }, { token })).code).not.toBe(0);
    expect(await statusOf(orderNum)).toBe("received");
    const expire = t.deps.db
      .update(orders)
      .set({ status: "expired" })
      .where(eq(orders.orderNum, orderNum));
    await expect(expire).rejects.toMatchObject({
      cause: { message: `paid order ${orderNum} cannot go from received to expired` },
    });
    await giveBack();
  });

  it("is fulfilled by a later try once it can be", async () => {
    const { orderNum, giveBack } = await stuckOrder();
    await sweepFulfilments(t.deps);
    expect(await tasks()).toMatchObject([{ tries: 1 }]);
    await t.clock.advance(30);
    await sweepFulfilments(t.deps);
    expect(await tasks()).toMatchObject([{ tries: 2 }]);
    await giveBack();
    await t.clock.advance(60);
    await Promise.all([sweepFulfilments(t.deps), sweepFulfilments(t.deps)]);
    expect(await statusOf(orderNum)).toBe("paid");
    expect(await tasks()).toEqual([]);
    expect(await outcomes()).toEqual(["applied"]);
    expect(await detail(orderNum)).toMatchObject({ status: "paid", processing: null });
  });

  it("is refunded once at its provider after the deadline", async () => {
    const { orderNum, giveBack } = await stuckOrder();
    await giveBack();
    const held = (await stockOf(t.deps.db, GOODS)).held;
    await t.deps.db.update(fulfilmentTasks).set({ nextAt: new Date("2099-01-01T00:00:00Z") });
    await t.clock.advance(30 * MINUTE_S);
    await Promise.all([sweepFulfilments(t.deps), sweepFulfilments(t.deps)]);
    await sweepRefunds(t.deps);
    await sweepRefunds(t.deps);
    expect(await statusOf(orderNum)).toBe("refunded");
    expect(await detail(orderNum)).toMatchObject({ refund_reason: "not_fulfilled" });
    const trade = await t.simulators.alipay.trades.find(orderNum);
    expect(Object.values(trade?.refunds ?? {})).toHaveLength(1);
    expect((await stockOf(t.deps.db, GOODS)).held).toBe(held - 1);
    expect(await outcomes()).toEqual(["refund_due"]);
    expect(await checkPayments(t.deps.db)).toEqual([]);
  });

  it("is refunded even when its pieces cannot be released", async () => {
    const { orderNum, giveBack } = await stuckOrder();
    await giveBack();
    const mend = await refuseUpdates(t.deps.db, "stock", "true");
    await t.clock.advance(30 * MINUTE_S);
    await sweepFulfilments(t.deps);
    await mend();
    expect(await statusOf(orderNum)).toBe("refund_due");
    expect(await tasks()).toEqual([]);
  });
});

it("finds a payment by a query while its fulfillment fails, and settles the others of the sweep", async () => {
  const { order } = await placeOrder(t, BUYER, { goodsId: GOODS });
  const other = await placeOrder(t, 2, { goodsId: 1010 });
  await t.simulators.alipay.pay(order.order_num, { timing: "lost" });
  const giveBack = await loseSecrets();
  await t.clock.advance(15 * MINUTE_S);
  expect(await sweepUnpaid(t.deps)).toBe(1);
  expect(await statusOf(order.order_num)).toBe("received");
  expect(await statusOf(other.order.order_num)).toBe("expired");
  await giveBack();
});

it("puts a boost order into the same net", async () => {
  const placed = await placeBoost(t, await t.tokenOf(BUYER));
  const { order_num } = placed.data;
  const mend = await refuseUpdates(t.deps.db, "boost_orders", "new.status = 'waiting'");
  const payment = {
    channel: "alipay",
    orderNum: order_num,
    tradeNum: "A",
    callbackId: null,
  } as const;
  await settlePayment(t.deps, { ...payment, amountFen: 10_300 });
  const status = async () =>
    (await t.deps.db.select().from(boostOrders).where(eq(boostOrders.orderNum, order_num)))[0]
      ?.status;
  expect(await status()).toBe("received");
  const token = await t.tokenOf(BUYER, 1);
  const read = await t.request("boostOrder", { order_num }, { token });
  expect(read.data).toMatchObject({ status: "waiting", processing: {} });
  await t.clock.advance(30 * MINUTE_S);
  await sweepFulfilments(t.deps);
  await mend();
  expect(await status()).toBe("refund_due");
});
