import { placeOrder } from "@storefront/testbed/marketplace/place-order";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { delayedChanges, goods, goodsChanges } from "../../database/schema";
import { announceCounters } from "./announce-counters";
import { registerStorefronts } from "./change-outbox";

const LISTING = 1011;
const URLS = ["http://one.test", "http://storefront.test"];

const test = useTestApp();

beforeEach(async () => {
  await registerStorefronts(test.deps.db, URLS, test.clock.now());
  await test.deps.db.delete(delayedChanges);
});

const count = (wants: number) =>
  test.deps.db.update(goods).set({ wantCount: wants }).where(eq(goods.id, LISTING));
const waiting = async (tag = `goods:${LISTING}`) => {
  const rows = await test.deps.db.select().from(delayedChanges).where(eq(delayedChanges.tag, tag));
  return rows.length;
};
const becomeDue = (inS: number) =>
  test.deps.db
    .update(delayedChanges)
    .set({ dueAt: sql`clock_timestamp() + make_interval(secs => ${inS})` });
const announced = async () =>
  (
    await test.deps.db
      .select()
      .from(goodsChanges)
      .where(eq(goodsChanges.tag, `goods:${LISTING}`))
  )
    .map(({ storefront }) => storefront)
    .sort();

it("lets a hundred changes of a listing's counters wait as one", async () => {
  for (let wants = 1; wants <= 100; wants += 1) await count(wants);
  expect(await waiting()).toBe(1);
});

it("announces nothing before it is due, then once to every storefront", async () => {
  await count(77);
  await announceCounters(test.deps.db);
  expect(await announced()).toEqual([]);
  await becomeDue(0);
  await announceCounters(test.deps.db);
  await announceCounters(test.deps.db);
  expect(await announced()).toEqual(URLS);
  expect(await waiting()).toBe(0);
});

it("does not count on a tag that may be announced before the change is committed", async () => {
  await count(77);
  await becomeDue(3);
  await count(78);
  expect(await waiting()).toBe(2);
});

it("announces a sale of many pieces late, and the last piece at once", async () => {
  await test.deps.db.delete(goodsChanges);
  await placeOrder(test, 1, { goodsId: LISTING });
  expect(await test.takeChangedGoods()).toEqual([]);
  expect(await waiting()).toBe(1);
  await placeOrder(test, 1, { goodsId: 1010 });
  expect(await test.takeChangedGoods()).toEqual([1010]);
});

it("keeps what is rolled back to itself", async () => {
  const rolledBack = test.deps.db.transaction(async (tx) => {
    await tx.update(goods).set({ wantCount: 77 }).where(eq(goods.id, LISTING));
    tx.rollback();
  });
  await expect(rolledBack).rejects.toThrow();
  expect(await waiting()).toBe(0);
});
