import { submitOrder } from "@storefront/testbed/buyer/buy";
import { callerWith } from "@storefront/testbed/buyer/caller";
import { SPECS, stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { placeBoost } from "@storefront/testbed/marketplace/place-boost";
import { settlePayment } from "@storefront/testbed/marketplace/settle-payment";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { orderDrafts, orders } from "../database/schema";
import { resolveDueTrades } from "../payments/payments";

const BUYER = 1;
const OTHER = 2;
const SPEC = SPECS.second;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const order = (goods_id: number, { spec = 0, quantity = 1, pay_type = 1, as = buyer.token } = {}) =>
  submitOrder(
    callerWith(test.request, as),
    { goods_id, goods_spec_id: spec, quantity },
    { pay_type },
  );

/** Orders a boost; the same index repeats the same request. */
const orderBoost = (index: number) =>
  placeBoost(test, buyer.token, { request_id: `request-of-the-test-${index}` });

it("reports the number of pieces held by unpaid orders", async () => {
  const pieces = async () => {
    const { data } = await test.request("goodsDetail", { goods_id: 1010 });
    return { stock: data.stock, held: data.held };
  };
  expect(await pieces()).toEqual({ stock: 1, held: 0 });
  const { data } = await order(1010);
  expect(await pieces()).toEqual({ stock: 0, held: 1 });
  await buyer.call("orderCancel", { order_num: data.order.order_num });
  expect(await pieces()).toEqual({ stock: 1, held: 0 });
});

const unpaidOrders = async () => (await buyer.call("orderList", { state: "pending" })).data;

const cancel = (order_num: string, as = buyer.token) =>
  test.request("orderCancel", { order_num }, { token: as });

async function heldOf(id: number) {
  return (await stockOf(test.deps.db, id)).held;
}

describe("unpaid orders", () => {
  it("are refused beyond three of a buyer, across all listings", async () => {
    expect((await order(1001, { spec: SPEC })).code).toBe(0);
    expect((await order(1010)).code).toBe(0);
    expect((await order(1011)).code).toBe(0);
    expect(await order(1013, { quantity: 2 })).toMatchObject({
      status: 409,
      code: 30425,
      msg: "你有 3 笔订单还没有付款，请先付款或取消其中一笔",
    });
    expect((await order(1011, { as: await test.tokenOf(OTHER) })).code).toBe(0);
  });

  it("are refused beyond the limit of a listing", async () => {
    const { orderLimits } = test.deps.config;
    test.deps.config = { ...test.deps.config, orderLimits: { ...orderLimits, perListing: 1 } };
    try {
      expect((await order(1011)).code).toBe(0);
      expect((await order(1011)).code).toBe(30425);
      expect((await order(1010)).code).toBe(0);
    } finally {
      test.deps.config = { ...test.deps.config, orderLimits };
    }
  });

  it("include boosts, which are limited as well", async () => {
    expect((await orderBoost(1)).code).toBe(0);
    expect((await order(1010)).code).toBe(0);
    expect((await orderBoost(2)).code).toBe(0);
    expect((await order(1011)).code).toBe(30425);
    expect((await orderBoost(3)).code).toBe(30425);
    expect((await orderBoost(2)).code).toBe(0);
  });

  it("do not block an order that is paid from the balance", async () => {
    for (let made = 0; made < 3; made += 1) await order(1001, { spec: SPEC });
    expect((await order(1011, { pay_type: 0 })).code).toBe(0);
  });

  it("stop counting when they are paid, expired or canceled", async () => {
    for (let made = 0; made < 3; made += 1) await order(1001, { spec: SPEC });
    const [first, second] = (await unpaidOrders()).list;
    await cancel(first?.order_num ?? "");
    expect((await order(1011)).code).toBe(0);
    await settlePayment(test.deps, second?.order_num ?? "");
    expect((await order(1011)).code).toBe(0);
    expect((await order(1011)).code).toBe(30425);
    await test.clock.advance(900);
    await resolveDueTrades(test.deps);
    expect((await order(1011)).code).toBe(30426);
    await test.clock.advance(300);
    expect((await order(1011)).code).toBe(0);
  });

  it("may hold a limited number of a listing's pieces", async () => {
    const { orderLimits } = test.deps.config;
    test.deps.config = {
      ...test.deps.config,
      orderLimits: { ...orderLimits, piecesPerListing: 4 },
    };
    try {
      expect((await order(1001, { spec: SPEC, quantity: 3 })).code).toBe(0);
      expect((await order(1001, { spec: SPEC, quantity: 2 })).code).toBe(30402);
      expect((await order(1001, { spec: SPEC, quantity: 1 })).code).toBe(0);
    } finally {
      test.deps.config = { ...test.deps.config, orderLimits };
    }
  });
});

describe("the seller's limit for one buyer", () => {
  it("counts unpaid and paid orders of the last day", async () => {
    expect((await order(1013, { quantity: 3 })).code).toBe(0);
    const message = "每人限购 5 件，你还可以购买 2 件";
    expect(await order(1013, { quantity: 3 })).toMatchObject({ code: 30402, msg: message });
    expect((await order(1013, { quantity: 2, pay_type: 0 })).code).toBe(0);
    expect(await order(1013, { quantity: 2 })).toMatchObject({ msg: "每人限购 5 件，你已经买满" });
    await test.clock.advance(24 * 3600 + 1);
    expect((await order(1013, { quantity: 5 })).code).toBe(0);
  });

  it("does not count expired orders", async () => {
    await order(1013, { quantity: 5 });
    await test.clock.advance(900);
    await resolveDueTrades(test.deps);
    expect((await order(1013, { quantity: 5 })).code).toBe(0);
  });
});

describe("canceling", () => {
  it("gives pieces and coupon back at once and notifies the storefront", async () => {
    const { data } = await order(1010);
    await test.takeChangedGoods();
    expect(await heldOf(1010)).toBe(1);
    const answer = await cancel(data.order.order_num);
    expect(answer).toMatchObject({
      code: 0,
      data: { order_num: data.order.order_num, state: "cancelled" },
    });
    expect(await heldOf(1010)).toBe(0);
    expect(await test.takeChangedGoods()).toEqual([1010]);
    expect(await cancel(data.order.order_num)).toEqual(answer);
    expect(await test.takeChangedGoods()).toEqual([]);
  });

  it("is for the order's buyer only", async () => {
    const { data } = await order(1010);
    const stranger = await test.tokenOf(OTHER);
    expect((await cancel(data.order.order_num, stranger)).code).toBe(30404);
    expect(await heldOf(1010)).toBe(1);
  });

  it("returns expired for an order that has expired, and releases it", async () => {
    const { data } = await order(1010);
    await test.clock.advance(900);
    await resolveDueTrades(test.deps);
    expect((await cancel(data.order.order_num)).data.state).toBe("expired");
    expect(await heldOf(1010)).toBe(0);
    expect(await sweepUnpaid(test.deps)).toBe(0);
  });

  it("is refused once the order is paid", async () => {
    const { data } = await order(1011, { pay_type: 0 });
    expect(await cancel(data.order.order_num)).toMatchObject({ status: 409, code: 30427 });
  });

  it("happens once for concurrent requests", async () => {
    const { data } = await order(1010);
    await Promise.all(Array.from({ length: 10 }, () => cancel(data.order.order_num)));
    expect(await heldOf(1010)).toBe(0);
  });

  it("cancels an unpaid boost", async () => {
    const { data } = await orderBoost(1);
    expect((await cancel(data.order_num)).data.state).toBe("cancelled");
    expect((await cancel(data.order_num)).data.state).toBe("cancelled");
    const { data: read } = await buyer.call("boostOrder", { order_num: data.order_num });
    expect(read.status).toBe("cancelled");
    expect((await cancel(data.order_num, await test.tokenOf(OTHER))).code).toBe(30404);
  });
});

describe("the list of orders", () => {
  it("shows the buyer's own, newest first, with what is needed to pay", async () => {
    await order(1010, { as: await test.tokenOf(OTHER) });
    const first = await order(1011);
    await test.clock.advance(1);
    const second = await orderBoost(1);
    const { list, total } = (await buyer.call("orderList", {})).data;
    expect(total).toBe(2);
    expect(list.map(({ order_num }) => order_num)).toEqual([
      second.data.order_num,
      first.data.order.order_num,
    ]);
    expect(list).toMatchObject([
      { kind: "boost", state: "pending", payment: null },
      {
        kind: "goods",
        state: "pending",
        goods_id: 1011,
        price: "5.00",
        payment: { pay_count_down: 899, qrcode: first.data.qrcode },
      },
    ]);
  });

  it("filters by the wire name of a state, with unpaid orders expiring by time", async () => {
    await order(1011);
    await order(1011, { pay_type: 0 });
    const totalOf = async (state: "pending" | "paid" | "expired") =>
      (await buyer.call("orderList", { state })).data.total;
    expect([await totalOf("pending"), await totalOf("paid"), await totalOf("expired")]).toEqual([
      1, 1, 0,
    ]);
    await test.clock.advance(900);
    await resolveDueTrades(test.deps);
    expect([await totalOf("pending"), await totalOf("paid"), await totalOf("expired")]).toEqual([
      0, 1, 1,
    ]);
    const { list } = (await buyer.call("orderList", { state: "expired" })).data;
    expect(list).toMatchObject([{ state: "expired", payment: null }]);
  });

  it("paginates by twenty", async () => {
    const { data } = await order(1011);
    await cancel(data.order.order_num);
    for (let copy = 1; copy <= 20; copy += 1) await copyOrder(data.order.order_num, copy);
    const page = async (number: number) =>
      (await buyer.call("orderList", { page: String(number) })).data.list;
    const [one, two] = [await page(1), await page(2)];
    expect([one.length, two.length]).toEqual([20, 1]);
    expect(new Set([...one, ...two].map(({ order_num }) => order_num)).size).toBe(21);
  });
});

/** Inserts a copy of a canceled order with another number, created `hours` later. */
async function copyOrder(like: string, hours: number): Promise<void> {
  const { db } = test.deps;
  const orderNum = String(BigInt(like) + BigInt(hours));
  const [draft] = await db.select().from(orderDrafts).where(eq(orderDrafts.orderNum, like));
  const [row] = await db.select().from(orders).where(eq(orders.orderNum, like));
  if (!draft || !row) throw new Error(`no order ${like}`);
  await db.insert(orderDrafts).values({ ...draft, orderNum });
  const createdAt = new Date(row.createdAt.getTime() + hours * 3_600_000);
  await db.insert(orders).values({ ...row, id: undefined, orderNum, createdAt });
}
