import { ERRORS } from "@storefront/contract/codes";
import { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import {
  goods,
  orders,
  sellers,
  shareRewards,
  stock,
  userEnvelopes,
  users,
} from "../../database/schema";
import { sweepRefunds } from "../../payments/payments";
import { deliverOrder, ordersToDeliver, startDelivery } from "./deliver-order";
import { sweepDeliveries } from "./sweep-deliveries";

const GOODS = 1011;
const BUYER = 1;
const PROMOTER = 2;
const HOUR_S = 3600;
const NOTE = "账号 sky_01\n密码 8 位见短信";

const t = useTestApp();
const desktop = useBuyer(t, BUYER);
const phone = useBuyer(t, BUYER, 1);

beforeEach(() =>
  t.deps.db
    .update(goods)
    .set({ deliveryType: 1, deliveryHours: 24, returnCashFen: 50, shareRewardFen: 30 })
    .where(eq(goods.id, GOODS)),
);

/** Places a paid order of the listing. @param payType 0: from the balance, 1: by QR code */
async function bought(payType: 0 | 1 = 1, promoter: number | null = null): Promise<string> {
  const choice = { pay_type: payType, leave_word: "晚上八点后联系" };
  const { order_num } = await submitOrder(desktop, { goods_id: GOODS }, choice);
  if (payType === 1) {
    await t.deps.db
      .update(orders)
      .set({ promotionUserId: promoter })
      .where(eq(orders.orderNum, order_num));
    await settlePayment(t.deps, order_num);
  }
  return order_num;
}

const read = async (order_num: string, token = phone.token) =>
  (await t.request("orderDetail", { order_num }, { token })).data;
const receive = (order_num: string) => phone.call("orderReceive", { order_num });
const hoursLater = async (hours: number) => {
  await t.clock.advance(hours * HOUR_S);
  return sweepDeliveries(t.deps);
};
const pieces = async () =>
  (await t.deps.db.select().from(stock).where(eq(stock.goodsId, GOODS)))[0];
const sales = async () => {
  const [row] = await t.deps.db
    .select({ sale: goods.sale, total: sellers.totalSale })
    .from(goods)
    .innerJoin(sellers, eq(sellers.id, goods.sellerId))
    .where(eq(goods.id, GOODS));
  return row;
};
const balance = async () =>
  (await t.deps.db.select().from(users).where(eq(users.id, BUYER)))[0]?.balanceFen ?? 0;

it("goes from paid to delivering, delivered and completed, with a timestamp each", async () => {
  const orderNum = await bought();
  const paidAt = t.clock.now();
  expect(await read(orderNum)).toMatchObject({
    status: "paid",
    secrets: [],
    leave_word: "晚上八点后联系",
    delivery: { deliver_by: later(paidAt, 24), delivering_at: null, note: "" },
  });

  await t.clock.advance(600);
  await startDelivery(t.deps, orderNum);
  expect(await read(orderNum)).toMatchObject({
    status: "delivering",
    delivery: { delivering_at: t.clock.now().toISOString(), delivered_at: null },
  });

  await t.clock.advance(600);
  await deliverOrder(t.deps, orderNum, NOTE);
  const deliveredAt = t.clock.now();
  expect(await read(orderNum)).toMatchObject({
    status: "delivered",
    delivery: {
      delivered_at: deliveredAt.toISOString(),
      confirm_by: later(deliveredAt, CONFIRM_HOURS),
      note: NOTE,
    },
  });

  const before = await balance();
  expect((await receive(orderNum)).data).toEqual({ order_num: orderNum, state: "completed" });
  expect(await read(orderNum)).toMatchObject({
    status: "completed",
    delivery: { completed_by: "buyer", completed_at: deliveredAt.toISOString() },
  });
  expect(await balance()).toBe(before + 50);
});

it("shows the delivery note on the phone only", async () => {
  const orderNum = await bought();
  await deliverOrder(t.deps, orderNum, NOTE);
  expect((await read(orderNum, desktop.token)).delivery).toMatchObject({ note: "" });
  expect((await read(orderNum, phone.token)).delivery).toMatchObject({ note: NOTE });
});

it("is not changed by reading it", async () => {
  const orderNum = await bought();
  await deliverOrder(t.deps, orderNum, NOTE);
  const first = await read(orderNum);
  await read(orderNum);
  expect(await read(orderNum)).toEqual(first);
});

it("cannot be received before delivery", async () => {
  const orderNum = await bought();
  expect(await receive(orderNum)).toMatchObject({
    code: ERRORS.orderClosed.code,
    msg: "卖家还没有交付",
  });
  await startDelivery(t.deps, orderNum);
  expect(await receive(orderNum)).toMatchObject({ msg: "卖家还没有交付" });
});

it("completes automatically, with one cashback, when the buyer does not object in time", async () => {
  const orderNum = await bought();
  await deliverOrder(t.deps, orderNum, NOTE);
  const before = await balance();
  expect(await hoursLater(CONFIRM_HOURS - 1)).toBe(0);
  expect(await hoursLater(1)).toBe(1);
  expect(await hoursLater(1)).toBe(0);
  await receive(orderNum);
  expect(await read(orderNum)).toMatchObject({
    status: "completed",
    delivery: { completed_by: "time" },
  });
  expect(await balance()).toBe(before + 50);
});

it.each([
  ["not started", false],
  ["started", true],
])(
  "is refunded through its channel when the deadline passes with delivery %s",
  async (_, started) => {
    const before = { pieces: await pieces(), sales: await sales() };
    const orderNum = await bought(1, PROMOTER);
    expect(await t.deps.db.$count(shareRewards, sql`promoter_id = ${PROMOTER}`)).toBe(1);
    if (started) await startDelivery(t.deps, orderNum);
    expect(await hoursLater(23)).toBe(0);
    expect(await hoursLater(1)).toBe(1);
    expect(await read(orderNum)).toMatchObject({
      status: "refund_due",
      refund_reason: "not_delivered",
    });
    expect(await t.deps.db.$count(shareRewards, sql`promoter_id = ${PROMOTER}`)).toBe(0);
    expect({ pieces: await pieces(), sales: await sales() }).toEqual(before);
    await expect(deliverOrder(t.deps, orderNum, NOTE)).rejects.toThrow("订单现在不能交付");
  },
);

it("is refunded in full by the provider that was paid, once", async () => {
  const { order_num } = await submitOrder(desktop, { goods_id: GOODS });
  await t.simulators.alipay.pay(order_num);
  await hoursLater(24);
  for (let sweep = 0; sweep < 2; sweep += 1) await sweepRefunds(t.deps);
  expect(await read(order_num)).toMatchObject({ status: "refunded", price: "5.00" });
  const trade = await t.simulators.alipay.trades.find(order_num);
  expect(Object.values(trade?.refunds ?? {}).map(({ amountFen }) => amountFen)).toEqual([500]);
});

it("is refunded to the balance immediately when it was paid from it", async () => {
  const before = await balance();
  const orderNum = await bought(0);
  expect(await balance()).toBeLessThan(before);
  await hoursLater(24);
  await sweepRefunds(t.deps);
  expect(await read(orderNum)).toMatchObject({
    status: "refunded",
    refund_reason: "not_delivered",
  });
  expect(await balance()).toBe(before);
  expect(await t.takeChangedGoods()).not.toHaveLength(0);
});

it("returns the coupon with the refund", async () => {
  const [coupon] = await t.deps.db
    .select()
    .from(userEnvelopes)
    .where(sql`user_id = ${BUYER} and status = 'unused'`);
  const orderNum = await bought();
  await t.deps.db
    .update(userEnvelopes)
    .set({ status: "used" })
    .where(eq(userEnvelopes.id, coupon?.id ?? 0));
  await t.deps.db
    .update(orders)
    .set({ userEnvelopeId: coupon?.id ?? null })
    .where(eq(orders.orderNum, orderNum));
  await hoursLater(24);
  const [after] = await t.deps.db
    .select()
    .from(userEnvelopes)
    .where(eq(userEnvelopes.id, coupon?.id ?? 0));
  expect(after?.status).toBe("unused");
});

it("is listed for delivery, most urgent first, until it is delivered", async () => {
  const first = await bought();
  await t.clock.advance(60);
  const second = await bought();
  const listed = async () => (await ordersToDeliver(t.deps.db, 10)).map((each) => each.orderNum);
  expect(await listed()).toEqual([first, second]);
  await startDelivery(t.deps, first);
  await deliverOrder(t.deps, second, NOTE);
  expect(await listed()).toEqual([first]);
});

it("is refused when there is nothing to deliver", async () => {
  await expect(startDelivery(t.deps, "20990101000000000000001")).rejects.toThrow();
  await t.deps.db.update(goods).set({ deliveryType: 2 }).where(eq(goods.id, GOODS));
  const automatic = await bought();
  await expect(startDelivery(t.deps, automatic)).rejects.toThrow("订单现在不能交付");
  await expect(deliverOrder(t.deps, automatic, NOTE)).rejects.toThrow("订单现在不能交付");
});

it.each([
  ["paid", "completed"],
  ["paid", "delivered"],
  ["delivering", "collected"],
  ["delivered", "delivering"],
  ["completed", "paid"],
  ["completed", "refunded"],
] as const)("cannot go from %s to %s in the database", async (from, to) => {
  const orderNum = await bought();
  if (from !== "paid") await startDelivery(t.deps, orderNum);
  if (from === "delivered" || from === "completed") await deliverOrder(t.deps, orderNum, NOTE);
  if (from === "completed") await receive(orderNum);
  const forced = t.deps.db.update(orders).set({ status: to }).where(eq(orders.orderNum, orderNum));
  await expect(forced).rejects.toThrow();
  expect((await read(orderNum)).status).toBe(from);
});

const later = (from: Date, hours: number): string =>
  new Date(from.getTime() + hours * HOUR_S * 1000).toISOString();
