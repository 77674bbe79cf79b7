import { giveAccounts } from "@storefront/testbed/marketplace/give-accounts";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { boostOrders, users } from "../database/schema";
import { sweepRefunds } from "../payments/payments";
import { sweepBoosts } from "./sweep-boosts";
import { acceptBoost, beginBoost } from "./work-on-boost";

const BUYER = 1;
/** The price of the boost that is placed. */
const PRICE_FEN = 10_300;
const BOOSTER = { name: "阿狸", head: "/a.webp", verified: true };

const test = useTestApp();

/** Places a boost that a booster accepts and begins. @param pay_type 0: from the balance */
async function begun(pay_type: 0 | 1): Promise<string> {
  const token = await test.tokenOf(BUYER, 1);
  const { order_num } = (await placeBoost(test, token, { pay_type })).data;
  if (pay_type === 1) await test.simulators.alipay.pay(order_num);
  const { db, clock } = test.deps;
  await acceptBoost(db, order_num, BOOSTER, clock.now());
  await giveAccounts(db);
  await beginBoost(db, order_num, clock.now());
  return order_num;
}
const rowOf = async (orderNum: string) => {
  const [row] = await test.deps.db
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.orderNum, orderNum));
  if (!row?.deliverBy) throw new Error(`${orderNum} has no deadline`);
  return { status: row.status, deliverBy: row.deliverBy };
};
const balance = async () =>
  (await test.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;
const refundedByProvider = async (orderNum: string) => {
  const trade = await test.simulators.alipay.trades.find(orderNum);
  return Object.values(trade?.refunds ?? {}).map(({ amountFen }) => amountFen);
};
/** Moves the clock to a second before the deadline to finish, sweeps, and again at the deadline. */
async function sweepAroundDeadline(orderNum: string): Promise<void> {
  const { deliverBy } = await rowOf(orderNum);
  await test.clock.advance((deliverBy.getTime() - test.clock.now().getTime()) / 1000 - 1);
  await sweepBoosts(test.deps);
  expect((await rowOf(orderNum)).status).toBe("accepted");
  await test.clock.advance(1);
  await sweepBoosts(test.deps);
}

describe("a boost that is not finished in time", () => {
  it("is refunded in full to the balance that paid it, at the deadline", async () => {
    const before = await balance();
    const orderNum = await begun(0);
    expect(await balance()).toBe(before - PRICE_FEN);
    await sweepAroundDeadline(orderNum);
    expect((await rowOf(orderNum)).status).toBe("refunded");
    expect(await balance()).toBe(before);
  });

  it("is refunded in full by the provider that was paid, once", async () => {
    const before = await balance();
    const orderNum = await begun(1);
    await sweepAroundDeadline(orderNum);
    await sweepRefunds(test.deps);
    await sweepRefunds(test.deps);
    expect((await rowOf(orderNum)).status).toBe("refunded");
    expect(await refundedByProvider(orderNum)).toEqual([PRICE_FEN]);
    expect(await balance()).toBe(before);
  });
});
