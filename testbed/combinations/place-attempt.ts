import { RENT } from "@storefront/contract/listing/trade";
import { goodsSpecs, orders } from "@storefront/marketplace/database/schema";
import { CALLBACKS as CALLBACK_KINDS } from "@storefront/sandbox/payments/callbacks";
import { asc, eq } from "drizzle-orm";
import { buildOrder, confirmOrder } from "../buyer/buy";
import { callerWith } from "../buyer/caller";
import type { Buyer } from "../buyer/insert-buyers";
import type { TestApp } from "../marketplace/test-app";
import { type Attempt, CHANNEL_IDS } from "./attempt";
import { HOURS, minQuantity } from "./listing-combinations";

/** Where a buyer is on the way to an order. */
export interface Purchase {
  attempt: Attempt;
  goodsId: number;
  buyer: Buyer;
  orderNum: string;
  /** The last refusal of the marketplace, with its code; null without one. */
  refusal: { code: number; msg: string } | null;
  isPlaced: boolean;
}

interface Place {
  attempt: Attempt;
  goodsId: number;
  buyer: Buyer;
  /** The group to join, 0 to open one, null to buy alone. */
  groupId: number | null;
}

/** Confirms an order: its price is quoted, and it gets a number. */
export async function confirmPurchase(
  test: TestApp,
  { attempt, goodsId, buyer, groupId }: Place,
): Promise<Purchase> {
  const { code, msg, data } = await confirmOrder(callerWith(test.request, buyer.token), {
    ...(await offerOf(test, attempt, goodsId)),
    ...(attempt.before.trade === RENT ? { rent_plan: { hours: HOURS } } : {}),
    ...(groupId === null ? {} : { group_id: groupId }),
  });
  const refusal = code === 0 ? null : { code, msg };
  const orderNum = code === 0 ? data.order_num : "";
  return { attempt, goodsId, buyer, orderNum, refusal, isPlaced: false };
}

/** Places a confirmed order; an order from the balance is paid with it. */
export async function buildPurchase(test: TestApp, purchase: Purchase): Promise<void> {
  const { attempt, goodsId, buyer, orderNum } = purchase;
  if (orderNum === "") return;
  const offer = await offerOf(test, attempt, goodsId);
  const caller = callerWith(test.request, buyer.token);
  const choice = { pay_type: CHANNEL_IDS[attempt.payment] };
  const { code, msg } = await buildOrder(caller, orderNum, offer, choice);
  purchase.isPlaced = code === 0;
  purchase.refusal = code === 0 ? null : { code, msg };
}

/** Pays a placed order at its provider, whose notification goes as the attempt says. */
export async function payPurchase(
  { simulators }: TestApp,
  { attempt: { payment, notice }, isPlaced, orderNum }: Purchase,
): Promise<void> {
  if (payment === "balance" || !isPlaced) return;
  await simulators[payment].scan(orderNum);
  const paid = await simulators[payment].pay(orderNum, CALLBACK_KINDS[notice]);
  if (paid.state !== "paid") throw new Error(`order ${orderNum} is ${paid.state} at its provider`);
}

/** @returns the group of an order; null when it has none */
export async function groupOf({ deps: { db } }: TestApp, orderNum: string): Promise<number | null> {
  const [row] = await db
    .select({ id: orders.groupId })
    .from(orders)
    .where(eq(orders.orderNum, orderNum));
  return row?.id ?? null;
}

const offerOf = async (test: TestApp, attempt: Attempt, goods_id: number) => ({
  goods_id,
  goods_spec_id: await specOf(test, attempt, goods_id),
  quantity: minQuantity(attempt.before),
});

async function specOf({ deps }: TestApp, { before }: Attempt, goodsId: number): Promise<number> {
  if (before.specs !== "two" && before.specs !== "face values") return 0;
  const [spec] = await deps.db
    .select({ id: goodsSpecs.id })
    .from(goodsSpecs)
    .where(eq(goodsSpecs.goodsId, goodsId))
    .orderBy(asc(goodsSpecs.position))
    .limit(1);
  return spec?.id ?? 0;
}
