import { blockUser, unblockUser } from "@storefront/operator/users/block-user";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { closeAccount, logIn } from "@storefront/testbed/marketplace/reopen-account";
import { receiveCode } from "@storefront/testbed/marketplace/request-code";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { authorised, openBrowser } from "@storefront/testbed/marketplace/wechat-browser";
import { insertOperator } from "@storefront/testbed/operator/insert-operator";
import { and, eq } from "drizzle-orm";
import { orders, shareRewards, userEnvelopes, users } from "../database/schema";
import { promotionSign, recordReward, takeCoupon } from "../promotion/promotion";
import { readAccounts } from "./persons";

const [FIRST, SECOND, THIRD] = ["18600000001", "18600000002", "18600000003"] as const;
const IDENTITY = { unionId: "an-identity" };
/** Rewards 1.50 yuan per sale. */
const SHARED = 1008;

const test = useTestApp();

/** Logs in by WeChat with an identity that has no account, and binds it to a number. */
async function bindTo(phone: string): Promise<{ userId: number; token: string; code: number }> {
  await test.clock.advance(60);
  const here = openBrowser(test);
  const { code, state } = await authorised(test, here, IDENTITY);
  await here.login(code, state);
  const verify_code = await receiveCode(test, phone, "bind", here.headers());
  const bound = await here.bind(phone, verify_code, IDENTITY.unionId);
  const userId = bound.data?.user_id ?? 0;
  return { code: bound.code, userId, token: userId === 0 ? "" : await test.tokenOf(userId) };
}

const claim = (token: string) =>
  test.request("receiveEnvelope", { envelope_id: 1, goods_id: 1001 }, { token });

const accountsOf = async (userId: number) =>
  (await readAccounts(test.deps.db, userId)).sort((a, b) => a - b);

describe("a person", () => {
  it("has the accounts of one number", async () => {
    const before = await logIn(test, FIRST);
    await closeAccount(test, before.token);
    const after = await logIn(test, FIRST);
    const other = await logIn(test, SECOND);
    expect(await accountsOf(after.userId)).toEqual([before.userId, after.userId]);
    expect(await accountsOf(before.userId)).toEqual([before.userId, after.userId]);
    expect(await accountsOf(other.userId)).toEqual([other.userId]);
  });

  it("has the account that a WeChat identity is bound to after another one was closed", async () => {
    const before = await bindTo(FIRST);
    expect((await claim(before.token)).code).toBe(0);
    await closeAccount(test, before.token);
    const after = await bindTo(SECOND);
    expect(await accountsOf(after.userId)).toEqual([before.userId, after.userId]);
    expect(await claim(after.token)).toMatchObject({ code: 30419 });
    const same = await logIn(test, FIRST);
    expect(await accountsOf(same.userId)).toEqual([before.userId, after.userId, same.userId]);
    expect(await claim(same.token)).toMatchObject({ code: 30419 });
  });

  it("takes along what an account has used before it is bound", async () => {
    const before = await bindTo(FIRST);
    await claim(before.token);
    await closeAccount(test, before.token);
    const alone = await logIn(test, SECOND);
    expect((await claim(alone.token)).code).toBe(0);
    await closeAccount(test, alone.token);
    const after = await bindTo(SECOND);
    expect(await accountsOf(after.userId)).toEqual([before.userId, alone.userId, after.userId]);
    const claims = await test.deps.db
      .select()
      .from(userEnvelopes)
      .where(eq(userEnvelopes.envelopeId, 1));
    expect(claims.filter(({ personId }) => personId !== null)).toHaveLength(1);
    expect(await claim(after.token)).toMatchObject({ code: 30419 });
  });

  it("is not made of those who have no number and no identity in common", async () => {
    const before = await bindTo(FIRST);
    await closeAccount(test, before.token);
    const other = await logIn(test, THIRD);
    expect(await accountsOf(other.userId)).toEqual([other.userId]);
    expect((await claim(other.token)).code).toBe(0);
  });
});

describe("the unique keys of a person", () => {
  const linked = async () => {
    await test.deps.db.update(users).set({ personId: 9 }).where(eq(users.id, 1));
    await test.deps.db.update(users).set({ personId: 9 }).where(eq(users.id, 2));
  };

  it("refuse a coupon that another account has", async () => {
    await linked();
    const envelope = { id: 1, validDays: 7 };
    const take = (userId: number) =>
      test.deps.db.transaction((tx) => takeCoupon(tx, { userId, envelope, now: test.clock.now() }));
    expect(await take(2)).toMatchObject({ id: expect.any(Number) });
    expect(await take(1)).toBe("had");
  });

  it("refuse a first-order discount that another account has", async () => {
    for (const buyer of [1, 2]) await placeOrder(test, buyer, { goodsId: SHARED });
    const claimFor = (userId: number) =>
      test.deps.db
        .update(orders)
        .set({ firstBuyPersonId: 9 })
        .where(and(eq(orders.userId, userId), orders.firstBuy))
        .returning();
    expect(await claimFor(2)).toHaveLength(1);
    await test.deps.db.update(orders).set({ firstBuy: true });
    await expect(claimFor(1)).rejects.toMatchObject({
      cause: { constraint: "orders_first_buy_once_per_person" },
    });
  });
});

describe("a blocked person", () => {
  it("cannot log in with an account registered after the blocked one was closed", async () => {
    const before = await logIn(test, FIRST);
    await closeAccount(test, before.token);
    await test.deps.db
      .update(users)
      .set({ blockedAt: test.clock.now(), blockedReason: "骗取优惠" })
      .where(eq(users.id, before.userId));
    await expect(logIn(test, FIRST)).rejects.toThrow("该账号已被停用");
    expect((await bindTo(SECOND)).code).toBe(0);
  });

  it("is blocked and unblocked in all accounts", async () => {
    const before = await logIn(test, FIRST);
    await closeAccount(test, before.token);
    const after = await logIn(test, FIRST);
    const deps = { db: test.deps.db, clock: test.clock };
    const operator = await insertOperator(test.deps.db, "op");
    await blockUser(deps, operator, before.userId, "骗取优惠");
    expect((await test.request("profile", {}, { token: after.token })).code).toBe(50000);
    await expect(logIn(test, FIRST)).rejects.toThrow("该账号已被停用");
    await unblockUser(deps, operator, after.userId);
    expect((await logIn(test, FIRST)).userId).toBe(after.userId);
  });
});

describe("a promoter", () => {
  const linkOf = (userId: number) => ({
    promotion_user_id: userId,
    sign: promotionSign(test.deps.config, userId, SHARED),
  });

  async function promoterOf(token: string, promoter: number): Promise<number | null> {
    const offer = { goods_id: SHARED, ...linkOf(promoter) };
    const { order_num } = await submitOrder(callerWith(test.request, token), offer);
    await payOrder(test, { orderNum: order_num, outcome: "paid" });
    const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, order_num));
    return row?.promotionUserId ?? null;
  }

  it("earns nothing on orders of an account that they register again", async () => {
    const before = await logIn(test, FIRST);
    await closeAccount(test, before.token);
    const after = await logIn(test, FIRST);
    expect(await promoterOf(after.token, before.userId)).toBeNull();
    expect(
      await test.deps.db.$count(shareRewards, eq(shareRewards.promoterId, before.userId)),
    ).toBe(0);
  });

  it("earns nothing on orders of another number with the same WeChat identity", async () => {
    const before = await bindTo(FIRST);
    await closeAccount(test, before.token);
    const [first, second] = [await logIn(test, FIRST), await bindTo(SECOND)];
    expect(await promoterOf(second.token, first.userId)).toBeNull();
    expect(await promoterOf(await test.tokenOf(2), first.userId)).toBe(first.userId);
  });

  it("earns nothing on an order whose buyer turns out to be the promoter before it is paid", async () => {
    const { order } = await placeOrder(test, 2, { goodsId: SHARED });
    await test.deps.db.update(users).set({ personId: 9 }).where(eq(users.id, 1));
    await test.deps.db.update(users).set({ personId: 9 }).where(eq(users.id, 2));
    const [row] = await test.deps.db
      .select()
      .from(orders)
      .where(eq(orders.orderNum, order.order_num));
    if (!row) throw new Error("no order");
    const sold = { ...row, promotionUserId: 1, shareRewardFen: 150 };
    await test.deps.db.transaction((tx) => recordReward(tx, sold, test.clock.now()));
    expect(await test.deps.db.$count(shareRewards, eq(shareRewards.promoterId, 1))).toBe(0);
  });
});
