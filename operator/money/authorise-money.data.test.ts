import { ApiError } from "@storefront/contract/api-error";
import { moneyAuthorisations } from "@storefront/marketplace/database/schema";
import { sellWithPromises } from "@storefront/testbed/marketplace/sell-with-promises";
import type { TestApp } from "@storefront/testbed/marketplace/test-app";
import { UNLIMITED } from "@storefront/testbed/marketplace/unlimited";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { openShop } from "@storefront/testbed/races/open-shop";
import { inArray } from "drizzle-orm";
import type { SignedIn } from "../access/sessions";
import { checkLedger } from "../check/check-ledger";
import { refundByOperator } from "../orders/refund-by-operator";

const ROUNDS = 8;
const LIMITS = { refundApprovalFen: 300, refundDailyFen: 500 };

let t: TestApp;
let operators = 0;
beforeAll(async () => {
  t = await openShop({ ...UNLIMITED, ...LIMITS });
});
afterAll(() => t.close());

const clerk = () => insertOperator(t.deps.db, `clerk-${operators++}`, "clerk");
/** Sells a delivered order of 5.00. */
const sold = () => sellWithPromises(t, { payType: 0, delivery: 1 });

/** Refunds, or is refused because another refund waits for approval by then. */
const refund = (orderNum: string, by: SignedIn, fen: number) =>
  refundByOperator(t.deps, by, orderNum, { act: "refund", fen, reason: "同时" }).catch(
    (error: unknown) => {
      if (error instanceof ApiError) return error.reason;
      throw error;
    },
  );

/** @returns what operators have returned on these orders alone, in fen */
async function aloneOn(orderNums: readonly string[]): Promise<number[]> {
  const rows = await t.deps.db
    .select()
    .from(moneyAuthorisations)
    .where(inArray(moneyAuthorisations.orderNum, [...orderNums]));
  return orderNums.map((orderNum) =>
    rows.reduce((sum, row) => sum + (row.orderNum === orderNum ? row.amountFen : 0), 0),
  );
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, fen) => sum + fen, 0);

test("two clerks at once do not exceed the limit of one order", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orderNum = await sold();
    const [one, two] = [await clerk(), await clerk()];
    const results = await Promise.all([
      refund(orderNum, one, 200),
      refund(orderNum, two, 200),
      refund(orderNum, one, 150),
    ]);
    expect(results.filter((result) => result === "refund")).toHaveLength(1);
    expect((await aloneOn([orderNum]))[0]).toBeLessThanOrEqual(LIMITS.refundApprovalFen);
  }
});

test("one clerk in several windows does not exceed the limit of a day", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = [await sold(), await sold(), await sold()];
    const one = await clerk();
    const results = await Promise.all(orders.map((orderNum) => refund(orderNum, one, 250)));
    expect(results.sort()).toEqual(["refund", "refund", "request"]);
    expect(total(await aloneOn(orders))).toBe(LIMITS.refundDailyFen);
  }
});

test("clerks who meet on each other's orders neither wait for ever nor exceed a limit", async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const orders = [await sold(), await sold()] as const;
    const [one, two] = [await clerk(), await clerk()];
    await Promise.all([
      refund(orders[0], one, 150),
      refund(orders[1], one, 150),
      refund(orders[1], two, 150),
      refund(orders[0], two, 150),
    ]);
    const alone = await aloneOn(orders);
    for (const fen of alone) expect(fen).toBeLessThanOrEqual(LIMITS.refundApprovalFen);
    expect(total(alone)).toBe(600);
  }
  expect(await checkLedger(t.deps.db)).toEqual([]);
});
