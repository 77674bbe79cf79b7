import { eq, sql } from "drizzle-orm";
import { ERRORS } from "@/contract/codes";
import { cardSecrets, goods, orders, stock, users } from "@/database/schema";
import { settlePayment } from "../../testing/settle-payment";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { deliverOrder, startDelivery } from "../delivery/deliver-order";

const GOODS = 1011;
const BUYER = 1;
const OTHER = 2;
const DAY_S = 24 * 60 * 60;

let t: TestApp;
let token: string;

beforeAll(async () => {
  t = await openTestApp();
});
beforeEach(async () => {
  await t.reset();
  token = await t.tokenOf(BUYER, 1);
  await list({ noReasonRefund: true, deliveryType: 2 });
});
afterAll(() => t.close());

const list = (change: Partial<typeof goods.$inferInsert>) =>
  t.deps.db.update(goods).set(change).where(eq(goods.id, GOODS));

/** @param payType 0: from the balance, 1: by QR code */
async function bought(payType: 0 | 1 = 1): Promise<string> {
  const what = { goods_id: GOODS, goods_spec_id: 0 };
  const { order_num } = (await t.request("orderConfirm", { ...what, quantity: 1 }, { token })).data;
  const wish = { ...what, order_num, buy_count: 1, pay_type: payType };
  await t.request("buildOrder", wish, { token });
  if (payType === 1) await settlePayment(t.deps, order_num);
  return order_num;
}

const refund = async (order_num: string, userId = BUYER) =>
  t.request("orderRefund", { order_num }, { token: await t.tokenOf(userId, 1) });
const receive = (order_num: string) => t.request("orderReceive", { order_num }, { token });
const read = async (order_num: string) =>
  (await t.request("orderDetail", { order_num }, { token })).data;
const balance = async () =>
  (await t.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen;

/** What a sale changes, and its undoing puts back. */
async function shelf() {
  const { db } = t.deps;
  const [pieces] = await db.select().from(stock).where(eq(stock.goodsId, GOODS));
  const [listing] = await db.select().from(goods).where(eq(goods.id, GOODS));
  const free = await db.$count(cardSecrets, sql`order_id is null`);
  return { available: pieces?.available, sold: pieces?.sold, sale: listing?.sale, free };
}

it("takes an order back whose card secret nobody has seen, and puts all of it on the shelf again", async () => {
  const before = await shelf();
  const orderNum = await bought();
  const until = new Date(t.clock.now().getTime() + 3 * DAY_S * 1000).toISOString();
  expect(await read(orderNum)).toMatchObject({ refundable_until: until });
  expect(await shelf()).not.toEqual(before);

  expect((await refund(orderNum)).data).toEqual({ order_num: orderNum, state: "refunding" });
  expect(await shelf()).toEqual(before);
  expect(await read(orderNum)).toMatchObject({
    status: "refund_due",
    refund_reason: "no_reason",
    refundable_until: null,
  });
  expect((await receive(orderNum)).code).toBe(ERRORS.orderClosed.code);
});

it("gives the money back to the balance at once, and once", async () => {
  const before = await balance();
  const orderNum = await bought(0);
  const answers = await Promise.all([refund(orderNum), refund(orderNum)]);
  for (const { data } of answers) expect(data).toMatchObject({ state: "refunded" });
  expect(await balance()).toBe(before);
});

it("is over once the card secret has been looked at", async () => {
  const orderNum = await bought();
  await receive(orderNum);
  expect(await read(orderNum)).toMatchObject({ refundable_until: null });
  expect((await refund(orderNum)).code).toBe(ERRORS.refundClosed.code);
  expect((await read(orderNum)).secrets).toHaveLength(1);
});

it("is over three days after the payment", async () => {
  const orderNum = await bought();
  await t.clock.advance(3 * DAY_S - 1);
  expect((await read(orderNum)).refundable_until).not.toBeNull();
  await t.clock.advance(1);
  expect((await refund(orderNum)).code).toBe(ERRORS.refundClosed.code);
});

it("holds for a delivery until it was made", async () => {
  await list({ deliveryType: 1, deliveryHours: 48 });
  const [early, late] = [await bought(), await bought()];
  await startDelivery(t.deps, early);
  expect((await refund(early)).data).toMatchObject({ state: "refunding" });
  await expect(deliverOrder(t.deps, early, "账号")).rejects.toThrow("订单现在不能交付");
  await deliverOrder(t.deps, late, "账号");
  expect((await refund(late)).code).toBe(ERRORS.refundClosed.code);
});

it("is what the listing promised when it was paid", async () => {
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
