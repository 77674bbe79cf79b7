import { AFTER_SALE_DAYS } from "@storefront/contract/listing/refund-terms";
import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { placeOrder } from "@storefront/testbed/buyer/buy";
import { asUser } from "@storefront/testbed/marketplace/as-user";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { orders, shareRewards, users } from "../database/schema";
import { payRewards } from "./pay-rewards";

const DAY_S = 24 * 60 * 60;
const PROMOTER = 1;
const BUYER = 2;
/** Rewards 1.50 yuan per sale. */
const GOODS = 1008;

const test = useTestApp();

async function shared(goods_id = GOODS, userId = PROMOTER) {
  const token = await test.tokenOf(userId);
  const { data } = await test.request("shareGoods", { goods_id }, { token });
  const query = new URL(data.link).searchParams;
  return {
    promotion_user_id: Number(query.get("promotion_user_id")),
    sign: query.get("sign") ?? "",
  };
}

/** Confirms and builds. @returns the order number and the amount to pay */
async function order(promoter: object, userId = BUYER, quantity = 1) {
  const offer = { goods_id: GOODS, quantity, ...promoter };
  const { order_num, price } = (await placeOrder(await asUser(test, userId), offer)).order;
  return { order_num, amount: price };
}

const pay = ({ order_num }: { order_num: string }) =>
  payOrder(test, { orderNum: order_num, outcome: "paid" });

const earned = async (userId = PROMOTER) =>
  (await test.request("shareRewards", {}, { token: await test.tokenOf(userId) })).data;

const attributed = async (orderNum: string) => {
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  return row?.promotionUserId;
};

it("rewards the promoter once per paid order, regardless of pieces and notifications", async () => {
  const made = await order(await shared(), BUYER, 2);
  expect(await attributed(made.order_num)).toBe(PROMOTER);
  expect(await earned()).toEqual({
    ...{ total_reward: "0.00", total_orders: 0, paid_reward: "0.00", list: [] },
  });
  await pay(made);
  await pay(made);
  expect(await earned()).toEqual({
    total_reward: "1.50",
    total_orders: 1,
    paid_reward: "0.00",
    list: [
      {
        goods_id: GOODS,
        goods_name: expect.any(String),
        reward: "1.50",
        paid_at: null,
        created_at: test.clock.now().toISOString(),
      },
    ],
  });
  expect(await earned(BUYER)).toMatchObject({ total_orders: 0 });
});

it.each([
  ["a guessed signature", async () => ({ promotion_user_id: PROMOTER, sign: "abc" })],
  ["no signature", async () => ({ promotion_user_id: PROMOTER })],
  [
    "another promoter's signature",
    async () => ({ ...(await shared(GOODS, BUYER)), promotion_user_id: PROMOTER }),
  ],
  ["the signature of other goods", () => shared(1001)],
  ["the buyer's own link", () => shared(GOODS, BUYER)],
  ["an unknown promoter", async () => ({ ...(await shared()), promotion_user_id: 4242 })],
])("accepts the order without a reward for %s", async (_, promoter) => {
  const made = await order(await promoter());
  expect(await attributed(made.order_num)).toBeNull();
  expect(await pay(made)).toMatchObject({ code: 0 });
  expect(await test.deps.db.$count(shareRewards)).toBe(0);
});

it("rewards no unpaid order, but a late payment", async () => {
  const made = await order(await shared());
  await test.clock.advance(3600);
  expect(await earned()).toMatchObject({ total_orders: 0 });
  expect(await pay(made)).toMatchObject({ result: "applied" });
  expect(await earned()).toMatchObject({ total_reward: "1.50" });
});

it("requires a login to read rewards", async () => {
  expect((await test.request("shareRewards", {})).code).toBe(50000);
});

describe("a reward moves to the promoter's balance", () => {
  const balanceFen = async () =>
    (await test.deps.db.select().from(users).where(eq(users.id, PROMOTER)))[0]?.balanceFen ?? 0;
  const received = async () => {
    const made = await order(await shared());
    await pay(made);
    const token = await test.tokenOf(BUYER, 1);
    await test.request("orderReceive", { order_num: made.order_num }, { token });
    return made;
  };

  it("once, when the buyer can no longer ask for a refund", async () => {
    await received();
    const before = await balanceFen();
    await test.clock.advance(AFTER_SALE_DAYS * DAY_S - 1);
    expect(await payRewards(test.deps)).toBe(0);
    await test.clock.advance(1);
    expect(await payRewards(test.deps)).toBe(1);
    expect(await payRewards(test.deps)).toBe(0);
    expect((await balanceFen()) - before).toBe(150);
    expect(await earned()).toMatchObject({ total_reward: "1.50", paid_reward: "1.50" });
    const token = await test.tokenOf(PROMOTER);
    const { data } = await test.request("ledger", {}, { token });
    expect(data.list[0]).toMatchObject({ event: "reward_paid", amount: "1.50" });
  });

  it("not before the order is received, nor during an after-sale", async () => {
    const { order_num } = await received();
    const token = await test.tokenOf(BUYER);
    await test.request("orderRefund", { order_num, reason: "not_working" }, { token });
    await test.clock.advance(AFTER_SALE_DAYS * DAY_S);
    expect(await payRewards(test.deps)).toBe(0);
  });
});
