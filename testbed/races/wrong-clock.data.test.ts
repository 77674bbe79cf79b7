import { runSweep, SWEEPS } from "@storefront/marketplace/background/background";
import { databaseClock } from "@storefront/marketplace/database/database-clock";
import { limitHits, orders, paymentTrades } from "@storefront/marketplace/database/schema";
import { guard } from "@storefront/marketplace/limits/limits";
import { eq, sql } from "drizzle-orm";
import { openShop, placeOrder, type Shop } from "./open-shop";

const MINUTES = 20;
const names = Object.keys(SWEEPS) as (keyof typeof SWEEPS)[];

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterEach(() => {
  jest.useRealTimers();
});
afterAll(() => shop.close());

/** Sets the clock of this machine; timers keep their pace, as those of a machine do whose clock is set. */
const setMachine = (minutes: number) =>
  jest.useFakeTimers({
    now: Date.now() + minutes * 60_000,
    doNotFake: [
      "hrtime",
      "nextTick",
      "performance",
      "queueMicrotask",
      "setImmediate",
      "clearImmediate",
      "setInterval",
      "clearInterval",
      "setTimeout",
      "clearTimeout",
    ],
  });

it.each([
  ["ahead", MINUTES],
  ["behind", -MINUTES],
])("keeps orders, trades and limits when a machine's clock is %s", async (_, minutes) => {
  const { db } = shop.deps;
  const clock = databaseClock(db);
  await clock.sync();
  shop.clock.set(clock.now());
  const orderNum = await placeOrder(shop);
  setMachine(minutes);
  const deps = { ...shop.deps, clock };
  const rules = [{ key: `clock:${minutes}`, limit: 1, windowS: 60 }];
  await guard(deps, rules);
  for (const name of names) await runSweep(name, deps, new AbortController().signal);
  jest.useRealTimers();
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum));
  const [trade] = await db.select().from(paymentTrades).where(eq(paymentTrades.orderNum, orderNum));
  expect([order?.status, trade?.state, trade?.checks]).toEqual(["pending", "waiting", 0]);
  const counted = await db.$count(
    limitHits,
    sql`${limitHits.key} = ${`clock:${minutes}`} and abs(extract(epoch from ${limitHits.at} - now())) < 60`,
  );
  expect(counted).toBe(1);
  await expect(guard(deps, rules)).rejects.toMatchObject({ code: 40429 });
});

it("expires an order in time on a machine whose clock is behind", async () => {
  const { db } = shop.deps;
  const clock = databaseClock(db);
  await clock.sync();
  shop.clock.set(clock.now());
  const orderNum = await placeOrder(shop);
  await db.update(paymentTrades).set({ state: "closed" });
  await db
    .update(orders)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(orders.orderNum, orderNum));
  setMachine(-MINUTES);
  await runSweep("expired", { ...shop.deps, clock }, new AbortController().signal);
  const [order] = await db.select().from(orders).where(eq(orders.orderNum, orderNum));
  expect(order?.status).toBe("expired");
});
