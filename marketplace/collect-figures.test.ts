import type { Recorder } from "@storefront/platform/observability/metrics/recorder";
import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { openSmsBrowser } from "@storefront/testbed/marketplace/sms-browser";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, ne, sql } from "drizzle-orm";
import { registerStorefronts } from "./catalogue/catalogue";
import { figureCollectors } from "./collect-figures";
import { goods, goodsChanges } from "./database/schema";

const test = useTestApp();

const BUYER = 1;

/** Returns the collected figures by name and labels. */
async function collect(collectors = figureCollectors(test.deps, undefined)) {
  const figures = new Map<string, number>();
  const set: Recorder["set"] = (name, labels, value) =>
    figures.set([name, ...Object.values(labels)].join(" "), value);
  for (const take of collectors) await take({ count: () => {}, observe: () => {}, set });
  return figures;
}

const order = (payType: number) => placeOrder(test, BUYER, { goodsId: 1011, payType });

it("counts the orders of the last hour by state and provider", async () => {
  const collectors = figureCollectors(test.deps, undefined);
  await order(0);
  expect((await collect(collectors)).get("orders_recent paid balance")).toBe(1);
  test.clock.set(new Date(test.clock.now().getTime() + 3_600_001));
  expect((await collect(collectors)).get("orders_recent paid balance")).toBe(0);
});

it("reports how long unpaid orders and trades have been due", async () => {
  await order(1);
  const fresh = await collect();
  expect([fresh.get("payments_waiting alipay"), fresh.get("overdue_seconds orders")]).toEqual([
    1, 0,
  ]);
  test.clock.set(new Date(test.clock.now().getTime() + 20 * 60_000));
  expect((await collect()).get("overdue_seconds orders")).toBeCloseTo(300, 0);
});

it("reports how long changes have waited for each storefront", async () => {
  const { db, clock } = test.deps;
  const waits = "http://waits.example";
  await registerStorefronts(db, [waits, "http://told.example"], clock.now());
  await db.update(goods).set({ name: "another name" }).where(eq(goods.id, 1001));
  await db.delete(goodsChanges).where(ne(goodsChanges.storefront, waits));
  await db.update(goodsChanges).set({ createdAt: sql`clock_timestamp() - interval '90 s'` });
  const figures = await collect();
  expect(figures.get(`outbox_age_seconds ${waits}`)).toBeCloseTo(90, 0);
  expect(figures.get("outbox_age_seconds http://told.example")).toBe(0);
});

it("reports whether the database can be written", async () => {
  expect((await collect()).get("database_writable")).toBe(1);
  const availability = { ...test.deps.availability, isWritable: async () => false };
  const full = figureCollectors({ ...test.deps, availability }, undefined);
  expect((await collect(full)).get("database_writable")).toBe(0);
});

it("reports the used parts of the day's SMS codes", async () => {
  test.deps.config.smsCodesPerDay = 10;
  await openSmsBrowser(test, "203.0.113.9").requestCode("13800138000");
  const figures = await collect();
  expect(figures.get("sms_codes_used_ratio all")).toBe(1 / 10);
  expect(figures.get("sms_codes_used_ratio public")).toBe(1 / 8);
});

it("reports the load of the connections", async () => {
  const figures = await collect(
    figureCollectors(test.deps, () => ({ running: 3, waiting: 2, width: 10 })),
  );
  expect(figures.get("database_transactions running")).toBe(3);
  expect(figures.get("database_transactions waiting")).toBe(2);
});
