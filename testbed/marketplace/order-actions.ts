import { isBoostNum } from "@storefront/contract/boosts/boost-terms";
import { acceptBoost, beginBoost, finishBoost } from "@storefront/marketplace/boosts/boosts";
import { deliverOrder } from "@storefront/marketplace/orders/orders";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { submitOrder } from "../buyer/buy";
import { asUser } from "./as-user";
import { giveAccounts } from "./give-accounts";
import { placeBoost } from "./place-boost";
import type { TestApp } from "./test-app";

/** Performs acts on orders of every kind. */

/** The goods of each kind. */
const SHELVES = {
  manual: { goods_id: 1011 },
  rent: { goods_id: 1003, rent_plan: { hours: 4 } },
  group: { goods_id: 1008, group_id: 0 },
} as const;

export interface OrderAction {
  act: "buy" | "pay" | "deliver" | "cancel" | "ask";
  kind: keyof typeof SHELVES | "boost";
  buyer: 1 | 2;
  /** Index of the order, from the oldest. */
  which: number;
}

/** Performs an act; nothing for an order whose purchase was refused. @param made numbers of the orders, to which a bought one is added */
export async function performAction(t: TestApp, one: OrderAction, made: string[]): Promise<void> {
  if (one.act === "buy") return buy(t, one, made);
  const order_num = made[one.which];
  if (order_num === undefined) return;
  if (one.act === "pay") {
    await payOrder(t, { orderNum: order_num, outcome: "paid" });
    return;
  }
  if (one.act === "deliver") return deliver(t, order_num);
  const token = await t.tokenOf(one.buyer, 1);
  if (one.act === "cancel") await t.request("orderCancel", { order_num }, { token });
  else await t.request("orderRefund", { order_num, reason: "not_working" }, { token });
}

async function buy(t: TestApp, { kind, buyer }: OrderAction, made: string[]): Promise<void> {
  if (kind === "boost") {
    const { data } = await placeBoost(t, await t.tokenOf(buyer), { pay_type: 1 });
    made.push(data.order_num);
    return;
  }
  const { code, order_num } = await submitOrder(await asUser(t, buyer), SHELVES[kind]);
  if (code === 0) made.push(order_num);
}

async function deliver(t: TestApp, orderNum: string): Promise<void> {
  if (!isBoostNum(orderNum)) return deliverOrder(t.deps, orderNum, "交付");
  const { db } = t.deps;
  const now = t.clock.now();
  const booster = { name: "夜航星", head: "/media/avatars/46.webp", verified: true };
  await acceptBoost(db, orderNum, booster, now);
  await giveAccounts(db);
  await beginBoost(db, orderNum, now);
  await finishBoost(db, orderNum, now);
}
