import { ERRORS } from "@storefront/contract/codes";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { runBoosterJobs } from "@storefront/testbed/marketplace/run-booster-jobs";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { boostAccounts, boostOrders } from "../database/schema";
import { openBoostAccount } from "./boost-account";
import { sweepBoosts } from "./sweep-boosts";
import { beginBoost, finishBoost } from "./work-on-boost";

const BUYER = 1;
const OTHER = 2;
const ACCOUNT = {
  account: "player@example.com",
  password: "p4ss 词",
  server: "安卓 12 区",
  note: "",
};
const BOOSTER_ACCEPTS_S = 100;

const test = useTestApp();

/** Places a boost. @returns its order number */
async function placed(payType = 0): Promise<string> {
  const { data } = await placeBoost(test, await test.tokenOf(BUYER, 1), { pay_type: payType });
  return data.order_num;
}
const give = async (order_num: string, changes = {}, as = BUYER) =>
  test.request(
    "boostAccount",
    { order_num, ...ACCOUNT, ...changes },
    { token: await test.tokenOf(as, 1) },
  );
const stored = async (orderNum: string) => {
  const rows = await test.deps.db
    .select({ order: boostOrders, sealed: boostAccounts.sealed })
    .from(boostOrders)
    .leftJoin(boostAccounts, eq(boostAccounts.boostOrderId, boostOrders.id))
    .where(eq(boostOrders.orderNum, orderNum));
  const [row] = rows;
  if (!row) throw new Error(`no boost ${orderNum}`);
  return row;
};
const opened = async (orderNum: string) =>
  openBoostAccount(test.deps.db, test.deps.config, (await stored(orderNum)).order);
const accepted = async () => {
  const orderNum = await placed();
  await test.clock.advance(BOOSTER_ACCEPTS_S);
  await runBoosterJobs(test.deps, "missing");
  return orderNum;
};

it("is stored sealed, and never returned to anyone who reads the order", async () => {
  const orderNum = await placed();
  const { data } = await give(orderNum);
  expect(data.account).toEqual({
    state: "given",
    given_at: test.clock.now().toISOString(),
    can_change: true,
  });
  expect(JSON.stringify(data)).not.toContain(ACCOUNT.account);
  expect((await stored(orderNum)).sealed).not.toContain(ACCOUNT.password);
  expect(await opened(orderNum)).toEqual(ACCOUNT);
});

it("opens for its own order only", async () => {
  const [first, second] = [await placed(), await placed()];
  await give(first);
  await give(second);
  const { sealed } = await stored(first);
  const { order } = await stored(second);
  await test.deps.db
    .update(boostAccounts)
    .set({ sealed })
    .where(eq(boostAccounts.boostOrderId, order.id));
  await expect(opened(second)).rejects.toThrow("another key");
});

it("can be corrected until the booster begins, who cannot begin before it is given", async () => {
  const orderNum = await accepted();
  const { db } = test.deps;
  expect(await beginBoost(db, orderNum, test.clock.now())).toBe(false);
  expect(await finishBoost(db, orderNum, test.clock.now())).toBe(false);
  await give(orderNum);
  expect((await give(orderNum, { password: "corrected" })).code).toBe(0);
  expect(await opened(orderNum)).toMatchObject({ password: "corrected" });
  expect(await beginBoost(db, orderNum, test.clock.now())).toBe(true);
  const late = await give(orderNum);
  expect(late).toMatchObject({ code: ERRORS.orderClosed.code });
  expect(late.msg).toContain("已经开打");
});

it("starts the time to finish again when the booster begins", async () => {
  const orderNum = await accepted();
  const before = (await stored(orderNum)).order.deliverBy;
  await test.clock.advance(3600);
  await give(orderNum);
  await beginBoost(test.deps.db, orderNum, test.clock.now());
  const after = (await stored(orderNum)).order.deliverBy;
  expect((after?.getTime() ?? 0) - (before?.getTime() ?? 0)).toBeGreaterThanOrEqual(3600_000);
});

it("is erased when the boost is done, and when it is canceled", async () => {
  const done = await accepted();
  await give(done);
  await beginBoost(test.deps.db, done, test.clock.now());
  await finishBoost(test.deps.db, done, test.clock.now());
  const cancelled = await placed();
  await give(cancelled);
  const token = await test.tokenOf(BUYER, 1);
  const { data } = await test.request("boostCancel", { order_num: cancelled }, { token });
  expect(data.account).toMatchObject({ state: "erased", can_change: false });
  for (const orderNum of [done, cancelled]) {
    expect((await stored(orderNum)).sealed).toBeNull();
    expect(await opened(orderNum)).toBeNull();
    expect((await give(orderNum)).code).toBe(ERRORS.orderClosed.code);
  }
});

it("is erased when the boost is refunded because nobody began in time", async () => {
  const orderNum = await accepted();
  await give(orderNum);
  await test.clock.advance(7 * 24 * 3600);
  await sweepBoosts(test.deps);
  const { order, sealed } = await stored(orderNum);
  expect(order.status).toBe("refunded");
  expect(sealed).toBeNull();
});

it.each([
  ["before the payment", 1, {}, BUYER, ERRORS.orderClosed.code],
  ["for another user's order", 0, {}, OTHER, ERRORS.orderNotFound.code],
  ["without a password", 0, { password: " " }, BUYER, ERRORS.invalid.code],
  ["with a note that is too long", 0, { note: "长".repeat(201) }, BUYER, ERRORS.invalid.code],
])("is refused %s", async (_, payType, changes, as, code) => {
  const orderNum = await placed(payType);
  expect((await give(orderNum, changes, as)).code).toBe(code);
  expect((await stored(orderNum)).sealed).toBeNull();
});
