import { ERRORS } from "@storefront/contract/codes";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { cardSecrets, discounts, goods, orders, stock, users } from "../database/schema";
import { deliverOrder, startDelivery } from "./delivery/deliver-order";

const GOODS = 1011;
const BUYER = 1;
const OTHER = 2;
const DAY_S = 24 * 60 * 60;

const t = useTestApp();
const buyer = useBuyer(t, BUYER, 1);

beforeEach(() => list({ noReasonRefund: true, deliveryType: 2 }));

const list = (change: Partial<typeof goods.$inferInsert>) =>
  t.deps.db.update(goods).set(change).where(eq(goods.id, GOODS));

/** @param payType 0: from the balance, 1: by QR code */
async function bought(payType: 0 | 1 = 1): Promise<string> {
  const { order_num } = await submitOrder(buyer, { goods_id: GOODS }, { pay_type: payType });
  if (payType === 1) await settlePayment(t.deps, order_num);
  return order_num;
}

const refund = async (order_num: string, userId = BUYER) =>
  t.request("orderRefund", { order_num }, { token: await t.tokenOf(userId, 1) });
const receive = (order_num: string) => buyer.call("orderReceive", { order_num });
const read = async (order_num: string) => (await buyer.call("orderDetail", { order_num })).data;
const balance = async () =>
  (await t.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen;

/** Reads the values that a sale changes and a refund restores. */
async function saleState() {
  const { db } = t.deps;
  const [pieces] = await db.select().from(stock).where(eq(stock.goodsId, GOODS));
  const [listing] = await db.select().from(goods).where(eq(goods.id, GOODS));
  const free = await db.$count(cardSecrets, sql`order_id is null`);
  return { available: pieces?.available, sold: pieces?.sold, sale: listing?.sale, free };
}

it("refunds an order whose card secret is unseen, and restores stock and sales", async () => {
  const before = await saleState();
  const orderNum = await bought();
  const until = new Date(t.clock.now().getTime() + 3 * DAY_S * 1000).toISOString();
  expect(await read(orderNum)).toMatchObject({ refundable_until: until });
  expect(await saleState()).not.toEqual(before);

  expect((await refund(orderNum)).data).toEqual({ order_num: orderNum, state: "refunding" });
  expect(await saleState()).toEqual(before);
  expect(await read(orderNum)).toMatchObject({
    status: "refund_due",
    refund_reason: "no_reason",
    refundable_until: null,
  });
  expect((await receive(orderNum)).code).toBe(ERRORS.orderClosed.code);
});

it("shows no gift of a refunded order", async () => {
  const gift = "皮肤兑换券";
  await t.deps.db.insert(discounts).values({
    ...{ goodsId: GOODS, describe: gift },
    ...{ discountType: 2, conditionType: 2, conditionNum: 1, discountValue: 1 },
  });
  const orderNum = await bought();
  expect((await read(orderNum)).gifts).toEqual([gift]);
  await refund(orderNum);
  expect((await read(orderNum)).gifts).toEqual([]);
});

it("refunds to the balance immediately, once for concurrent requests", async () => {
  const before = await balance();
  const orderNum = await bought(0);
  const answers = await Promise.all([refund(orderNum), refund(orderNum)]);
  for (const { data } of answers) expect(data).toMatchObject({ state: "refunded" });
  expect(await balance()).toBe(before);
});

it("is refused once the card secret has been seen", async () => {
  const orderNum = await bought();
  await receive(orderNum);
  expect(await read(orderNum)).toMatchObject({ refundable_until: null });
  expect((await refund(orderNum)).code).toBe(ERRORS.refundClosed.code);
  expect((await read(orderNum)).secrets).toHaveLength(1);
});

it("is refused three days after the payment", async () => {
  const orderNum = await bought();
  await t.clock.advance(3 * DAY_S - 1);
  expect((await read(orderNum)).refundable_until).not.toBeNull();
  await t.clock.advance(1);
  expect((await refund(orderNum)).code).toBe(ERRORS.refundClosed.code);
});

it("is possible until a manual delivery is made", async () => {
  await list({ deliveryType: 1, deliveryHours: 48 });
  const [early, late] = [await bought(), await bought()];
  await startDelivery(t.deps, early);
  expect((await refund(early)).data).toMatchObject({ state: "refunding" });
  await expect(deliverOrder(t.deps, early, "账号")).rejects.toThrow("订单现在不能交付");
  await deliverOrder(t.deps, late, "账号");
  expect((await refund(late)).code).toBe(ERRORS.refundClosed.code);
});

it("depends on the listing's promise at the time of payment", async () => {
  const promised = await bought();
  await list({ noReasonRefund: false });
  const bare = await bought();
  expect((await read(bare)).refundable_until).toBeNull();
  expect((await refund(bare)).code).toBe(ERRORS.refundClosed.code);
  expect((await refund(promised)).code).toBe(0);
});

it("can be requested by its buyer only", async () => {
  const orderNum = await bought();
  expect((await refund(orderNum, OTHER)).code).toBe(ERRORS.orderNotFound.code);
  const [order] = await t.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum));
  expect(order?.status).toBe("paid");
});
