import { deliverOrder } from "@storefront/marketplace/orders/orders";
import { insertBuyers } from "../buyer/insert-buyers";
import { setBalance } from "../marketplace/set-balance";
import type { TestApp } from "../marketplace/test-app";
import type { Attempt } from "./attempt";
import { changeListings, importRows } from "./listing-changes";
import { rowOf } from "./listing-combinations";
import { checkMarket, wait } from "./pass-time";
import {
  buildPurchase,
  confirmPurchase,
  groupOf,
  type Purchase,
  payPurchase,
} from "./place-attempt";
import { plantFailures } from "./plant-failures";
import { BALANCE_FEN, type End, endsOf } from "./purchase-end";

const FIRST_ID = 60_001;

export interface Bought {
  /** Purchases of an attempt: one, or two when both members of a group buy. */
  purchases: Purchase[];
  /** Reasons of refused changes, by listing. */
  refusedChanges: Map<number, string>;
  /** What became of each purchase at its payment. */
  paid: End[];
  /** What became of each purchase after every deadline. */
  ended: End[];
  /** What `market check` finds at the payments, while failures are tried again, and at the end. */
  faults: string[];
}

/**
 * Lists, orders, changes and pays a listing for each attempt, and lets every deadline pass, through the services of the
 * marketplace. Each step is taken for all of them before the next one: one import, one change, one clock.
 */
export async function buyListings(test: TestApp, attempts: readonly Attempt[]): Promise<Bought> {
  const listed = attempts.map((attempt, at) => ({ attempt, goodsId: FIRST_ID + at }));
  const rows = listed.map(({ attempt, goodsId }) => rowOf(goodsId, attempt.before));
  const refused = await importRows(test, rows);
  if (refused.size > 0) throw new Error(`not imported: ${JSON.stringify([...refused])}`);

  const purchases: Purchase[] = [];
  for (const { attempt, goodsId } of listed) {
    const groupId = attempt.members === "nobody" ? null : 0;
    const buyer = await newBuyer(test, attempt);
    const purchase = await confirmPurchase(test, { attempt, goodsId, buyer, groupId });
    if (attempt.payment !== "balance") await buildPurchase(test, purchase);
    purchases.push(purchase);
  }
  const changesAt = (moment: Attempt["changed"]) =>
    changeListings(
      test,
      listed.flatMap(({ attempt, goodsId }) =>
        attempt.changed === moment ? [{ change: attempt.change, goodsId }] : [],
      ),
    );
  const refusedEarly = await changesAt("ordered");
  const { db } = test.deps;
  const endFirst = await plantFailures(db, purchases, ["first receipt", ...FULFILMENTS]);
  for (const purchase of [...purchases]) purchases.push(...(await pay(test, purchase)));
  const paid = await endsOf(test, purchases);
  const refusedLate = await changesAt("paid");
  const faults = await checkMarket(test, "paid");
  await endFirst();

  const endEvery = await plantFailures(db, purchases, ["every fulfilment"]);
  for (const minutes of [1, 5, 15, 30]) {
    await wait(test, minutes / 60, purchases.length);
    faults.push(...(await checkMarket(test, `${minutes} minutes later`)));
  }
  await endEvery();
  await deliverHalf(test, purchases);
  for (const hours of [3, 25, 80, 200]) await wait(test, hours, purchases.length);
  const ended = await endsOf(test, purchases);
  faults.push(...(await checkMarket(test, "ended")));
  const refusedChanges = new Map([...refusedEarly, ...refusedLate]);
  return { purchases, refusedChanges, paid, ended, faults };
}

const FULFILMENTS = ["first fulfilment", "every fulfilment"] as const;

/** @returns the purchase of the second member, when there is one */
async function pay(test: TestApp, purchase: Purchase): Promise<Purchase[]> {
  const { attempt, goodsId, orderNum } = purchase;
  if (attempt.payment === "balance") await buildPurchase(test, purchase);
  await payPurchase(test, purchase);
  const groupId = attempt.members === "both" ? await groupOf(test, orderNum) : null;
  if (groupId === null) return [];
  const buyer = await newBuyer(test, attempt);
  const joining = await confirmPurchase(test, { attempt, goodsId, buyer, groupId });
  await buildPurchase(test, joining);
  await payPurchase(test, joining);
  return [joining];
}

async function newBuyer({ deps: { db }, clock }: TestApp, { payment }: Attempt) {
  const [buyer] = await insertBuyers(db, clock, 1);
  if (!buyer) throw new Error("an inserted buyer is returned");
  if (payment === "balance") await setBalance(db, buyer.userId, BALANCE_FEN);
  return buyer;
}

/** Lets the sellers of every other order deliver what they promised. */
async function deliverHalf(test: TestApp, purchases: readonly Purchase[]): Promise<void> {
  const ends = await endsOf(test, purchases);
  const promised = purchases.filter((_, at) => ends[at] === "promised");
  for (const { orderNum } of promised.filter((_, at) => at % 2 === 0)) {
    await deliverOrder(test.deps, orderNum, "账号与密码");
  }
}
