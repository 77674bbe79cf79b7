import { randomUUID } from "node:crypto";
import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import type { AfterSaleAction } from "@storefront/contract/refunds/after-sale-rules";
import {
  acceptBoost,
  beginBoost,
  finishBoost,
  sweepBoosts,
} from "@storefront/marketplace/boosts/boosts";
import type { Db } from "@storefront/marketplace/database/db";
import { sweepSettlements } from "@storefront/marketplace/fulfilment/fulfilment";
import { sweepGroups } from "@storefront/marketplace/groups/groups";
import {
  deliverOrder,
  startDelivery,
  sweepDeliveries,
} from "@storefront/marketplace/orders/orders";
import { sweepRefunds } from "@storefront/marketplace/payments/payments";
import {
  findAfterSale,
  lockSale,
  refundPart,
  sweepAfterSales,
  transitionBySellerOrOperator,
} from "@storefront/marketplace/refunds/refunds";
import {
  confirmReturn,
  renewSecret,
  sweepDeposits,
  sweepRentals,
} from "@storefront/marketplace/rentals/rentals";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import fc from "fast-check";
import { submitOrder } from "../buyer/buy";
import { asUser } from "./as-user";
import { SPECS } from "./fixed-listings";
import { giveAccounts } from "./give-accounts";
import { placeBoost } from "./place-boost";
import { sweepUnpaid } from "./sweep-unpaid";
import type { TestApp } from "./test-app";

/** Generates and performs arbitrary acts on orders of every kind, for property tests. */

const BUYERS = [1, 2] as const;
/** The goods of each kind. */
export const SHELVES = {
  manual: { goods_id: 1011 },
  automatic: { goods_id: 1001, goods_spec_id: SPECS.third },
  rent: { goods_id: 1003, rent_plan: { hours: 4 } },
  group: { goods_id: 1008 },
} as const;

const orderAction = fc.record({
  act: fc.constantFrom(
    ...(["buy", "buy", "pay", "pay", "pay", "deliver", "deliver", "receive"] as const),
    ...(["start", "refund", "return", "check", "cancel", "wait"] as const),
    ...(["ask", "ask", "ask", "accept", "refuse", "escalate", "decide", "decide"] as const),
    ...(["withdraw", "part", "part"] as const),
  ),
  kind: fc.constantFrom("manual", "automatic", "rent", "group", "boost"),
  buyer: fc.constantFrom(...BUYERS),
  payType: fc.constantFrom(0 as const, 1 as const),
  /** Index of the order, from the oldest. */
  which: fc.nat(2),
  hours: fc.constantFrom(1, 12, 48, 72, 168),
  /** The refunded part of a decision, or of the price that is left. */
  perMille: fc.constantFrom(0, 1, 333, 500, 1000),
});
export type OrderAction = typeof orderAction extends fc.Arbitrary<infer T> ? T : never;

/** Scripts for the first order, because random acts seldom get this far. */
const STORIES: readonly OrderAction["act"][][] = [
  [],
  ["pay", "start"],
  ["pay", "deliver"],
  ["pay", "deliver", "receive"],
  ["pay", "deliver", "receive", "part", "wait", "wait", "part"],
  ["pay", "deliver", "ask"],
  ["pay", "deliver", "ask", "accept"],
  ["pay", "deliver", "ask", "refuse"],
  ["pay", "deliver", "ask", "refuse", "escalate"],
  ["pay", "receive", "ask", "refuse", "escalate", "decide"],
];

/** A script for one order of one buyer, then random acts of all users. */
export const orderActions: fc.Arbitrary<OrderAction[]> = fc
  .tuple(
    fc.constantFrom(...STORIES),
    orderAction,
    fc.array(orderAction, { minLength: 8, maxLength: 30 }),
  )
  .map(([story, first, rest]) => [
    ...(["buy", ...story] as const).map((act) => ({ ...first, act, which: 0 })),
    ...rest,
  ]);

/** Performs an act; refusals are expected and ignored. */
export async function performAction(t: TestApp, one: OrderAction, made: string[]): Promise<void> {
  if (one.act === "buy") return one.kind === "boost" ? boost(t, one, made) : buy(t, one, made);
  if (one.act === "wait") return wait(t, one.hours);
  const order_num = made[one.which];
  if (order_num === undefined) return;
  if (one.act === "pay") {
    await payOrder(t, { orderNum: order_num, outcome: "paid" }).catch(refused);
    return;
  }
  if (one.act === "check") return check(t, order_num);
  if (one.act === "part") return refundSome(t, order_num, one.perMille);
  if (one.act === "start" || one.act === "deliver") return work(t, one.act, order_num);
  if (one.act === "accept" || one.act === "refuse" || one.act === "decide") {
    return answer(t, one.act, order_num, one.perMille);
  }
  const token = await t.tokenOf(one.buyer, 1);
  if (one.act === "ask") {
    await t.request("orderRefund", { order_num, reason: "not_working" }, { token });
    return;
  }
  if (one.act === "cancel" && isBoostNum(order_num)) {
    await t.request("boostCancel", { order_num }, { token });
    return;
  }
  await t.request(BUYER_CALLS[one.act], { order_num }, { token });
}

const BUYER_CALLS = {
  receive: "orderReceive",
  refund: "orderRefund",
  return: "returnRental",
  cancel: "orderCancel",
  withdraw: "withdrawRefund",
  escalate: "escalateRefund",
} as const;

const refused = () => undefined;

async function buy(
  t: TestApp,
  { kind, buyer, payType }: OrderAction,
  made: string[],
): Promise<void> {
  if (kind === "boost") return;
  const shelf = SHELVES[kind];
  const group = kind === "group" ? { group_id: await groupToJoin(t, buyer) } : {};
  const promoter = await promoterOf(t, shelf.goods_id, buyer);
  const offer = { ...shelf, ...group, ...promoter };
  const { code, order_num } = await submitOrder(await asUser(t, buyer), offer, ({ envelope }) => ({
    pay_type: payType,
    envelope_id: envelope?.user_envelope_id ?? 0,
  }));
  if (code === 0) made.push(order_num);
}

/** Each buyer uses the other buyer's share link. */
async function promoterOf(t: TestApp, goods_id: number, buyer: number) {
  const token = await t.tokenOf(buyer === 1 ? 2 : 1);
  const { link } = (await t.request("shareGoods", { goods_id }, { token })).data;
  const query = new URL(link).searchParams;
  return {
    promotion_user_id: Number(query.get("promotion_user_id")),
    sign: query.get("sign") ?? "",
  };
}

/** @returns another user's open group, 0 to open one */
async function groupToJoin(t: TestApp, buyer: number): Promise<number> {
  const { list } = (await t.request("openGroups", { goods_id: SHELVES.group.goods_id })).data;
  for (const { group_id } of list) {
    const token = await t.tokenOf(buyer);
    const { own_order_num } = (await t.request("group", { group_id }, { token })).data;
    if (own_order_num === "") return group_id;
  }
  return 0;
}

async function boost(t: TestApp, { buyer, payType }: OrderAction, made: string[]): Promise<void> {
  const token = await t.tokenOf(buyer);
  const { code, data } = await placeBoost(t, token, { pay_type: payType });
  if (code === 0) made.push(data.order_num);
}

async function work(t: TestApp, act: "start" | "deliver", orderNum: string): Promise<void> {
  const { db } = t.deps;
  if (!isBoostNum(orderNum)) {
    const work = act === "start" ? startDelivery(t.deps, orderNum) : deliver(t, orderNum);
    return work.catch(refused);
  }
  const now = t.clock.now();
  await acceptBoost(
    db,
    orderNum,
    { name: "夜航星", head: "/media/avatars/46.webp", verified: true },
    now,
  );
  if (act === "start") return;
  await giveAccounts(db);
  await beginBoost(db, orderNum, now);
  await finishBoost(db, orderNum, now);
}

const deliver = (t: TestApp, orderNum: string) => deliverOrder(t.deps, orderNum, "交付");

/** Checks a returned account as its seller: the deposit goes back, and the next renter gets a new login code. */
async function check({ deps: { db }, clock }: TestApp, orderNum: string): Promise<void> {
  const now = clock.now();
  await db.transaction((tx) => confirmReturn(tx, orderNum, now)).catch(refused);
  const secret = `NEW-${randomUUID()}`;
  await db.transaction((tx) => renewSecret(tx, orderNum, secret, now)).catch(refused);
}

/** Refunds a part of what is left of the price, as an operator does. */
async function refundSome(
  { deps: { db }, clock }: TestApp,
  orderNum: string,
  perMille: number,
): Promise<void> {
  const refund = async (tx: Db) => {
    const sale = await lockSale(tx, orderNum);
    // All that is left would undo the sale.
    const fen = Math.min(Math.ceil((sale.priceFen * perMille) / 1000), sale.priceFen - 1);
    await refundPart(tx, sale, fen, clock.now());
  };
  await db.transaction(refund).catch(refused);
}

async function answer(
  t: TestApp,
  act: Extract<AfterSaleAction, "accept" | "refuse" | "decide">,
  orderNum: string,
  perMille: number,
): Promise<void> {
  if (act !== "decide") {
    return transitionBySellerOrOperator(t.deps, orderNum, {
      act,
      by: "seller",
      text: "已核对",
    }).catch(refused);
  }
  const refundFen = Math.floor(((await priceOf(t, orderNum)) * perMille) / 1000);
  const decision = { act, by: "operator", text: "裁决", refundFen } as const;
  return transitionBySellerOrOperator(t.deps, orderNum, decision).catch(refused);
}

async function priceOf(t: TestApp, orderNum: string): Promise<number> {
  return (await findAfterSale(t.deps.db, orderNum))?.priceFen ?? 0;
}

async function wait(t: TestApp, hours: number): Promise<void> {
  await t.clock.advance(hours * 3600);
  await sweepUnpaid(t.deps);
  await sweepBoosts(t.deps);
  await sweepGroups(t.deps);
  await sweepRentals(t.deps);
  await sweepDeposits(t.deps);
  await sweepDeliveries(t.deps);
  await sweepAfterSales(t.deps);
  await sweepRefunds(t.deps);
  await sweepSettlements(t.deps);
}
