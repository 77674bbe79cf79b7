import { sql } from "drizzle-orm";
import { sellers } from "@/database/schema";
import { payOrder } from "@/programs/sandbox/pay-order";
import { SPECS } from "../../testing/fixed-listings";
import { placeOrder } from "../../testing/place-order";
import { openTestApp, type TestApp } from "../../testing/test-app";
import { refreshSellerFigures } from "./refresh-figures";

const BUYER = 1;
const GOODS = 1001;
const DAY_S = 24 * 60 * 60;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

async function figures() {
  const { user } = (await test.request("goodsDetail", { goods_id: GOODS })).data;
  return { deliverS: user.deliver_median_s, disputes: user.dispute_permille };
}

async function collectOrder() {
  const { order } = await placeOrder(test, BUYER, { goodsId: GOODS, specId: SPECS.second });
  const order_num = order.order_num;
  await payOrder(test, { orderNum: order_num, outcome: "paid" });
  await test.request("orderReceive", { order_num }, { token: await test.tokenOf(BUYER, 1) });
}

it("says nothing of a seller with few orders, and looks again after a day", async () => {
  await refreshSellerFigures(test.deps);
  expect(await figures()).toEqual({ deliverS: null, disputes: null });
  for (let orders = 0; orders < 5; orders += 1) await collectOrder();
  await refreshSellerFigures(test.deps);
  expect(await figures()).toEqual({ deliverS: null, disputes: null });
  await test.clock.advance(DAY_S);
  await refreshSellerFigures(test.deps);
  // Card secrets come with the payment.
  expect(await figures()).toEqual({ deliverS: 0, disputes: 0 });
});

it("comes round to every seller", async () => {
  for (let sweeps = 0; sweeps < 10; sweeps += 1) await refreshSellerFigures(test.deps);
  expect(await test.deps.db.$count(sellers, sql`figures_at is null`)).toBe(0);
});
