import { fulfilmentTasks, orders } from "@storefront/marketplace/database/schema";
import { sweepFulfilments } from "@storefront/marketplace/payments/payments";
import { eq, sql } from "drizzle-orm";
import { expectBalancedLedger } from "../marketplace/expect-balanced-ledger";
import { openShop, placeOrder, type Shop } from "./open-shop";
import { setTrap } from "./table-trap";

let shop: Shop;
let settled: () => Promise<void>;
beforeAll(async () => {
  shop = await openShop();
  // The simulated providers do not wait for fulfillments.
  const { background } = shop.deps;
  settled = () => background.settled();
  shop.deps.background = { ...background, settled: async () => {} };
});
afterAll(async () => {
  await settled();
  await expectBalancedLedger(shop.deps.db);
  await shop.close();
});

const statusOf = async (orderNum: string) =>
  (await shop.deps.db.select().from(orders).where(eq(orders.orderNum, orderNum)))[0]?.status;
const taskOf = async (orderNum: string) =>
  (
    await shop.deps.db.select().from(fulfilmentTasks).where(eq(fulfilmentTasks.orderNum, orderNum))
  )[0];

async function fulfilLater(orderNum: string, afterS = 30): Promise<void> {
  await shop.clock.advance(afterS);
  await sweepFulfilments(shop.deps);
  expect(await statusOf(orderNum)).toBe("paid");
  expect(await taskOf(orderNum)).toBeUndefined();
}

it("releases an order whose fulfillment waits for a lock, and fulfills it a second later", async () => {
  const orderNum = await placeOrder(shop);
  const lock = "lock table card_secrets in access exclusive mode";
  const trap = await setTrap(shop.databaseUrl, lock, '%"card_secrets"%');
  expect(await shop.simulators.alipay.pay(orderNum)).toMatchObject({
    delivery: { accepted: true },
  });
  expect(await statusOf(orderNum)).toBe("received");
  await trap.sprung();
  // Waits for the order's row, which the hung fulfillment has locked.
  expect(await shop.simulators.alipay.resend(orderNum)).toMatchObject({ accepted: true });
  await settled();
  expect(await taskOf(orderNum)).toMatchObject({
    tries: 1,
    cause: expect.stringContaining("lock timeout"),
  });
  await trap.release();
  await fulfilLater(orderNum, 1);
});

it("ends a fulfillment whose statement never ends, and fulfills its order later", async () => {
  const orderNum = await placeOrder(shop);
  const { db } = shop.deps;
  await db.execute(sql`create function hang() returns trigger language plpgsql as $$
    begin perform pg_sleep(600); return new; end $$`);
  await db.execute(sql`create trigger hang before update on orders
    for each row when (new.status = 'paid') execute function hang()`);
  await shop.simulators.alipay.pay(orderNum);
  await settled();
  expect(await statusOf(orderNum)).toBe("received");
  expect(await taskOf(orderNum)).toMatchObject({
    tries: 1,
    cause: expect.stringContaining("statement timeout"),
  });
  await db.execute(sql`drop trigger hang on orders`);
  await fulfilLater(orderNum);
});
