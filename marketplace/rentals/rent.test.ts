import { payOrder } from "@storefront/sandbox/adapters/pay-order";
import { submitOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { changePassword } from "@storefront/testbed/marketplace/rent-account";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { rentals, stock, users } from "../database/schema";
import { sweepRentals } from "./sweep-rentals";

const GOODS = 1003;
const RENTER = 1;
const OTHER = 2;
const HOUR_S = 3600;

const test = useTestApp();
const buyer = useBuyer(test, RENTER);

const confirm = (hours: number | null, as = buyer.token, more = {}) =>
  test.request(
    "orderConfirm",
    { goods_id: GOODS, quantity: 1, ...(hours === null ? {} : { rent_plan: { hours } }), ...more },
    { token: as },
  );

const build = (hours: number, as = buyer.token, pay_type = 1) =>
  submitOrder(
    callerWith(test.request, as),
    { goods_id: GOODS, rent_plan: { hours } },
    { pay_type },
  );

/** Starts a rental. @returns its order number */
async function rented(hours: number, userId = RENTER): Promise<string> {
  const { data } = await build(hours, await test.tokenOf(userId));
  const orderNum = data.order.order_num;
  await payOrder(test, { orderNum, outcome: "paid" });
  return orderNum;
}

const onPhone = async (orderNum: string, userId = RENTER) =>
  (
    await test.request(
      "orderDetail",
      { order_num: orderNum },
      { token: await test.tokenOf(userId, 1) },
    )
  ).data;
const received = async (orderNum: string, userId = RENTER) => {
  const phone = { token: await test.tokenOf(userId, 1) };
  await test.request("orderReceive", { order_num: orderNum }, phone);
  return onPhone(orderNum, userId);
};
const returnAccount = (order_num: string, as = buyer.token) =>
  test.request("returnRental", { order_num }, { token: as });
const balance = async (userId = RENTER) =>
  (await test.deps.db.select().from(users).where(eq(users.id, userId)))[0]?.balanceFen;
const pieces = async () =>
  (await test.deps.db.select().from(stock).where(eq(stock.goodsId, GOODS)))[0];

describe("the price of a rent", () => {
  it("is hours × price, plus the deposit, less discounts", async () => {
    const { data } = await confirm(4);
    expect(data.rent).toMatchObject({
      hours: 4,
      hour_price: "3.50",
      rent_price: "14.00",
      deposit: "100.00",
      least_time: 2,
      most_time: 72,
    });
    expect(data.rent?.rule).toContain("押金");
    const off = [data.envelope_reduce_price, ...data.discounts.map(({ amount }) => amount)];
    const total =
      1400 - off.reduce((sum, yuan) => sum + Math.round(Number(yuan) * 100), 0) + 10_000;
    expect(data.now_price).toBe((total / 100).toFixed(2));
  });

  it("is quoted for any number of hours, also as text in a query", async () => {
    const { data } = await buyer.call("quote", {
      goods_id: GOODS,
      quantity: 1,
      rent_plan: JSON.stringify({ hours: 10 }),
    });
    expect(data).toMatchObject({ now_price: "135.00", rent: { rent_price: "35.00" } });
  });

  it.each([
    ["less than the least time", 1, 30420],
    ["more than the most", 73, 30420],
    ["no hours", null, 30400],
  ])("%s is refused", async (_, hours, code) => {
    expect((await confirm(hours)).code).toBe(code);
  });

  it("is for a single account of rental goods only", async () => {
    expect((await confirm(4, buyer.token, { quantity: 2 })).code).toBe(30402);
    expect((await confirm(4, buyer.token, { goods_id: 1010 })).code).toBe(30400);
  });

  it("links to the phone with its hours and the promoter", async () => {
    const { data } = await confirm(4, buyer.token, { promotion_user_id: 7, sign: "abc" });
    expect(data.phone_url).toBe(
      "http://localhost:4000/phone/rentOrder?goodsId=1003&hours=4&promotion_user_id=7&sign=abc",
    );
  });
});

describe("renting", () => {
  it("starts with the payment, and the phone shows the account and the end", async () => {
    const orderNum = await rented(4);
    const order = await received(orderNum);
    expect(order).toMatchObject({
      price: "114.00",
      deposit: "100.00",
      rent_hours: 4,
      rental: { state: "running", hours: 4, starts_at: "2026-03-01T10:00:00.000Z" },
    });
    expect(order.rental?.ends_at).toBe("2026-03-01T14:00:00.000Z");
    expect(order.secrets).toHaveLength(1);
    expect(await pieces()).toMatchObject({ available: 0, held: 0, sold: 1 });
  });

  it("can be paid from the balance", async () => {
    expect((await build(4, buyer.token, 0)).code).toBe(0);
    expect(await balance()).toBe(100_000 - 11_400);
    expect(await test.deps.db.$count(rentals)).toBe(1);
  });

  it("reserves the account for one renter at a time", async () => {
    await rented(4);
    expect((await confirm(4, await test.tokenOf(OTHER))).code).toBe(30409);
  });

  it("cannot overlap in the database", async () => {
    const orderNum = await rented(4);
    await returnAccount(orderNum);
    await changePassword(test, orderNum, "NEW-1");
    await rented(4, OTHER);
    await expect(
      test.deps.db.update(rentals).set({ releasedAt: null, closedAt: null, closedBy: null }),
    ).rejects.toThrow();
  });

  it("ends in time, and its renter sees the login code no more", async () => {
    const orderNum = await rented(4);
    expect((await received(orderNum)).secrets).toHaveLength(1);
    await test.clock.advance(4 * HOUR_S - 1);
    expect(await sweepRentals(test.deps)).toBe(0);
    await test.clock.advance(1);
    expect(await sweepRentals(test.deps)).toBe(1);
    expect(await sweepRentals(test.deps)).toBe(0);
    expect(await onPhone(orderNum)).toMatchObject({
      status: "collected",
      secrets: [],
      rental: { state: "over", closed_at: "2026-03-01T14:00:00.000Z" },
    });
  });

  it("ends when it is read after its time, without a sweep", async () => {
    const orderNum = await rented(2);
    await test.clock.advance(2 * HOUR_S);
    expect((await onPhone(orderNum)).rental?.state).toBe("over");
  });

  it("can be returned early, once for concurrent requests", async () => {
    const orderNum = await rented(4);
    const answers = await Promise.all([
      returnAccount(orderNum),
      returnAccount(orderNum),
      returnAccount(orderNum),
    ]);
    const promised = { deposit: "100.00", deposit_due_at: "2026-03-02T10:00:00.000Z" };
    expect(answers.map(({ code, data }) => [code, data])).toEqual(Array(3).fill([0, promised]));
    expect((await onPhone(orderNum)).rental?.state).toBe("returned");
  });

  it("is listed with its state, which ends by time", async () => {
    const listed = async () =>
      (await buyer.call("orderList", {})).data.list.map(({ rental }) => rental);
    const { data } = await build(2);
    expect(await listed()).toEqual([null]);
    await payOrder(test, { orderNum: data.order.order_num, outcome: "paid" });
    expect(await listed()).toEqual(["running"]);
    await test.clock.advance(2 * HOUR_S);
    expect(await listed()).toEqual(["over"]);
    await sweepRentals(test.deps);
    expect(await listed()).toEqual(["over"]);
    await changePassword(test, data.order.order_num, "NEW-1");
    const other = await rented(4);
    await returnAccount(other);
    expect(await listed()).toEqual(["returned", "over"]);
  });

  it("can be returned by its renter only", async () => {
    const orderNum = await rented(4);
    expect((await returnAccount(orderNum, await test.tokenOf(OTHER))).code).toBe(30404);
    expect((await returnAccount("20260301100000000000")).code).toBe(30404);
    expect((await onPhone(orderNum)).rental?.state).toBe("running");
  });

  it("runs from the payment when it is paid late and the account is still free", async () => {
    const { data } = await build(2);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    const orderNum = data.order.order_num;
    expect(await payOrder(test, { orderNum, outcome: "paid" })).toMatchObject({
      result: "applied",
    });
    await test.clock.advance(2 * HOUR_S - 1);
    expect((await onPhone(orderNum)).rental?.state).toBe("running");
    expect(await pieces()).toMatchObject({ available: 0, held: 0 });
    await test.clock.advance(1);
    expect((await onPhone(orderNum)).rental?.state).toBe("over");
    expect(await pieces()).toMatchObject({ available: 0, held: 0, sold: 1 });
  });

  it("is due for a refund when it is paid late and the account is taken", async () => {
    const { data } = await build(2);
    await test.clock.advance(16 * 60);
    await sweepUnpaid(test.deps);
    await rented(2, OTHER);
    const orderNum = data.order.order_num;
    const late = await payOrder(test, { orderNum, outcome: "paid" });
    expect(late.result).toBe("refund_due");
    await test.clock.advance(2 * HOUR_S);
    expect(await sweepRentals(test.deps)).toBe(1);
  });
});
