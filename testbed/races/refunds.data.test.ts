import { orders, paymentRefunds } from "@storefront/marketplace/database/schema";
import { refundPayment } from "@storefront/marketplace/payments/payments";
import { lockSale, refundPart } from "@storefront/marketplace/refunds/refunds";
import { checkLedger } from "@storefront/operator/check/check-ledger";
import { eq } from "drizzle-orm";
import type { TestApp } from "../marketplace/test-app";
import { openShop, placeOrder } from "./open-shop";

let shop: TestApp;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function paid() {
  const order_num = await placeOrder(shop);
  await shop.simulators.alipay.pay(order_num);
  const [order] = await shop.deps.db.select().from(orders).where(eq(orders.orderNum, order_num));
  if (order?.status !== "paid") throw new Error(`${order_num} is not paid`);
  return order;
}
const count = (results: readonly PromiseSettledResult<unknown>[], status: string) =>
  results.filter((result) => result.status === status).length;

it("lets one of two concurrent parts through when both together exceed the price", async () => {
  for (let round = 0; round < 10; round += 1) {
    const { orderNum, totalFen } = await paid();
    const fen = Math.ceil((totalFen * 3) / 5);
    const part = () =>
      shop.deps.db.transaction(async (tx) =>
        refundPart(tx, await lockSale(tx, orderNum), fen, shop.clock.now()),
      );
    const results = await Promise.allSettled([part(), part()]);
    expect([count(results, "fulfilled"), count(results, "rejected")]).toEqual([1, 1]);
    const own = eq(paymentRefunds.orderNum, orderNum);
    expect(await shop.deps.db.select().from(paymentRefunds).where(own)).toMatchObject([
      { amountFen: fen },
    ]);
  }
  expect(await checkLedger(shop.deps.db)).toEqual([]);
});

it("refuses in the database what callers that hold no lock refund together above the price", async () => {
  const order = await paid();
  const fen = Math.ceil((order.totalFen * 3) / 5);
  const pay = () =>
    shop.deps.db.transaction((tx) =>
      refundPayment(tx, order, { fen, cause: "part" }, shop.clock.now()),
    );
  const results = await Promise.allSettled([pay(), pay(), pay()]);
  expect(count(results, "fulfilled")).toBe(1);
  // refundPayment leaves the order to its caller.
  const { db } = shop.deps;
  await db.update(orders).set({ refundedFen: fen }).where(eq(orders.id, order.id));
  expect(await checkLedger(db)).toEqual([]);
});
