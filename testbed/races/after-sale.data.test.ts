import {
  afterSaleEvents,
  afterSales,
  ledgerTransfers,
  orders,
} from "@storefront/marketplace/database/schema";
import {
  sweepAfterSales,
  transitionBySellerOrOperator,
} from "@storefront/marketplace/refunds/refunds";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { eq } from "drizzle-orm";
import { PROMISING, sellWithPromises } from "../marketplace/sell-with-promises";
import type { TestApp } from "../marketplace/test-app";
import { UNLIMITED } from "../marketplace/unlimited";
import { openShop } from "./open-shop";

const ROUNDS = 15;
const BUYER = 1;

let t: TestApp;
beforeAll(async () => {
  t = await openShop(UNLIMITED);
});
afterAll(() => t.close());

const call = async (
  name: "orderRefund" | "escalateRefund" | "withdrawRefund" | "orderReceive",
  order_num: string,
) => {
  const reason = name === "orderRefund" ? { reason: "not_working" as const } : {};
  return t.request(name, { order_num, ...reason }, { token: await t.tokenOf(BUYER, 1) });
};
const refuse = (orderNum: string) =>
  transitionBySellerOrOperator(t.deps, orderNum, { act: "refuse", by: "seller", text: "没有问题" });
const accept = (orderNum: string) =>
  transitionBySellerOrOperator(t.deps, orderNum, { act: "accept", by: "seller", text: "" });
const decide = (orderNum: string, refundFen: number) =>
  transitionBySellerOrOperator(t.deps, orderNum, {
    act: "decide",
    by: "operator",
    text: "裁决",
    refundFen,
  });

/** Sells an order that is delivered manually and not confirmed yet. */
const delivered = (payType: 0 | 1) => sellWithPromises(t, { payType, delivery: 1 });

/** @returns how many acts succeeded; all others must be refused with afterSaleMoved */
async function race(acts: Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(acts);
  const refusals = results.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  for (const reason of refusals) expect(reason).toMatchObject({ reason: "afterSaleMoved" });
  return results.length - refusals.length;
}

async function outcomeOf(orderNum: string) {
  const { db } = t.deps;
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum));
  const [request] = await db.select().from(afterSales).where(eq(afterSales.orderNum, orderNum));
  const moves = await db
    .select()
    .from(ledgerTransfers)
    .where(eq(ledgerTransfers.orderNum, orderNum));
  const back = moves.filter(({ event }) => event === "refund" || event === "refund_owed");
  return { order, request, refunds: back.map(({ amountFen }) => amountFen) };
}

test("concurrent decisions pay one refund", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderNum = await delivered(round % 2 === 0 ? 0 : 1);
    await call("orderRefund", orderNum);
    await refuse(orderNum);
    await call("escalateRefund", orderNum);
    expect(await race([decide(orderNum, 100), decide(orderNum, 200), decide(orderNum, 300)])).toBe(
      1,
    );
    const { request, refunds } = await outcomeOf(orderNum);
    expect(refunds).toEqual([request?.refundFen]);
  }
  expect(await checkLedger(t.deps.db)).toEqual([]);
});

test("a concurrent acceptance, decision and withdrawal lead to one outcome", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderNum = await delivered(0);
    await call("orderRefund", orderNum);
    await refuse(orderNum);
    await call("escalateRefund", orderNum);
    await race([
      accept(orderNum),
      decide(orderNum, PROMISING.priceFen),
      call("withdrawRefund", orderNum),
    ]);
    const { order, request, refunds } = await outcomeOf(orderNum);
    const isPaid = request?.state === "accepted" || request?.state === "decided";
    expect(refunds).toEqual(isPaid ? [PROMISING.priceFen] : []);
    expect(order?.status).toBe(isPaid ? "refunded" : "delivered");
  }
  expect(await checkLedger(t.deps.db)).toEqual([]);
});

test("a request that races with a confirmation is accepted before or after it", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderNum = await delivered(0);
    const [requested] = await Promise.all([
      call("orderRefund", orderNum),
      call("orderReceive", orderNum),
    ]);
    expect(requested.code).toBe(0);
    // In either order the full price is refunded, less any cashback that the confirmation paid out.
    await Promise.all([accept(orderNum), call("orderReceive", orderNum)]);
    const { order, request, refunds } = await outcomeOf(orderNum);
    expect(order?.status).toBe("refunded");
    const cashback = order?.completedAt === null ? 0 : PROMISING.cashbackFen;
    expect(request?.deductedFen).toBe(cashback);
    expect(refunds).toEqual([PROMISING.priceFen - cashback]);
  }
  expect(await checkLedger(t.deps.db)).toEqual([]);
});

test("ten concurrent requests create one, and concurrent sweeps accept it once", async () => {
  const orderNum = await delivered(1);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => call("orderRefund", orderNum)),
  );
  expect(answers.map(({ code }) => code)).toEqual(Array(10).fill(0));
  await t.clock.advance(48 * 3600);
  await Promise.all(Array.from({ length: 5 }, () => sweepAfterSales(t.deps)));
  const { request, refunds } = await outcomeOf(orderNum);
  expect(request?.state).toBe("accepted");
  expect(refunds).toEqual([PROMISING.priceFen]);
  const events = eq(afterSaleEvents.afterSaleId, request?.id ?? 0);
  expect(await t.deps.db.$count(afterSaleEvents, events)).toBe(2);
  expect(await checkLedger(t.deps.db)).toEqual([]);
});
