import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { withoutTriggers } from "@storefront/testbed/marketplace/without-triggers";
import { eq } from "drizzle-orm";
import { goods, orders } from "../../database/schema";

/** An account, and a listing with automatic delivery that is made one of the same rank. */
const ACCOUNT = 1002;
const SOLD = 1010;
const BUYER = 1;

const test = useTestApp();
let orderNum: string;

beforeEach(async () => {
  const [account] = await test.deps.db.select().from(goods).where(eq(goods.id, ACCOUNT));
  await test.deps.db
    .update(goods)
    .set({ goodsType: "PersonalAccount", gameName: account?.gameName, facts: account?.facts })
    .where(eq(goods.id, SOLD));
  const { order } = await placeOrder(test, BUYER, { goodsId: SOLD });
  orderNum = order.order_num;
  await settlePayment(test.deps, orderNum);
});

const read = async () => (await test.request("recentDeals", { goods_id: ACCOUNT })).data;
const receive = async () =>
  test.request("orderReceive", { order_num: orderNum }, { token: await test.tokenOf(BUYER, 1) });
const setOrder = (set: Partial<typeof orders.$inferInsert>) =>
  withoutTriggers(test.deps.db, (tx) =>
    tx.update(orders).set(set).where(eq(orders.orderNum, orderNum)),
  );

it("has a completed sale of the same game and rank, and nothing of its buyer", async () => {
  expect((await read()).list).toEqual([]);
  expect(await receive()).toMatchObject({ code: 0 });
  const { rank, list } = await read();
  const [row] = await test.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  expect(rank).not.toBe("");
  expect(list).toEqual([
    {
      price: ((row?.unitFen ?? 0) / 100).toFixed(2),
      day: "2026-03-01",
      facts: expect.arrayContaining([expect.objectContaining({ key: "rank", text: rank })]),
    },
  ]);
});

it("leaves out sales that were refunded in part or are in dispute", async () => {
  await receive();
  for (const set of [{ refundedFen: 1 }, { inAfterSale: true }]) {
    await setOrder(set);
    expect((await read()).list).toEqual([]);
    await setOrder({ refundedFen: 0, inAfterSale: false });
  }
  expect((await read()).list).toHaveLength(1);
});

it("has none of another rank or kind, and for a listing without a rank", async () => {
  await receive();
  const change = (set: Partial<typeof goods.$inferInsert>) =>
    test.deps.db.update(goods).set(set).where(eq(goods.id, SOLD));
  await change({ goodsType: "CardKey" });
  expect((await read()).list).toEqual([]);
  await change({ goodsType: "PersonalAccount", facts: { skins: 7 } });
  expect((await read()).list).toEqual([]);
  const { data } = await test.request("recentDeals", { goods_id: SOLD });
  expect(data).toMatchObject({ rank: "", list: [] });
});

it("knows no unknown listing", async () => {
  const answer = await test.request("recentDeals", { goods_id: 999_999 });
  expect(answer).toMatchObject({ status: 404, code: 20404 });
});
