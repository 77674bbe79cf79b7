import { ALERTS_MOST } from "@storefront/contract/discovery/alert-terms";
import { insertListingCopies } from "@storefront/testbed/marketplace/insert-listing-copies";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { accountChanges, goods, goodsAlerts, stock } from "../../database/schema";
import { sendAlerts } from "./send-alerts";

const GOODS = 1010;
const BUYER = 1;
const OTHER = 2;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

beforeEach(() => setPrice(10_000));

const setPrice = (priceFen: number) =>
  test.deps.db.update(goods).set({ priceFen, activityPriceFen: 0 }).where(eq(goods.id, GOODS));
/** The other pieces are held by unpaid orders. */
const setStock = (available: number, goodsId = GOODS) =>
  test.deps.db
    .update(stock)
    .set({ available, held: sql`${stock.total} - ${stock.sold} - ${available}` })
    .where(eq(stock.goodsId, goodsId));
const add = (kind: "price" | "stock", goods_id = GOODS, as = buyer.token) =>
  test.request("addAlert", { goods_id, kind }, { token: as });
const list = async () => (await buyer.call("alerts", {})).data.list;
/** @returns the texts of the platform's messages about a listing */
const notificationsOf = async (goods_id = GOODS, as = buyer.token) => {
  const { data } = await test.request("messages", { goods_id, party: "platform" }, { token: as });
  return data.list.map(({ text }) => text);
};
const send = () => sendAlerts(test.deps);

it("tells of a lower price once, and again of one that is lower still", async () => {
  expect(await add("price")).toMatchObject({ code: 0 });
  await setPrice(9000);
  expect(await send()).toBe(1);
  expect(await send()).toBe(0);
  expect(await notificationsOf()).toEqual([
    expect.stringMatching(/^「.+」降价了：¥100\.00 → ¥90\.00。$/),
  ]);
  await setPrice(9500);
  await setPrice(9200);
  expect(await send()).toBe(0);
  await setPrice(8000);
  await send();
  expect((await notificationsOf()).at(-1)).toContain("¥90.00 → ¥80.00");
  expect(await list()).toMatchObject([{ below: "80.00", notified_at: expect.any(String) }]);
});

it("does not tell of a price that has risen again before", async () => {
  await add("price");
  await setPrice(9000);
  await setPrice(10_000);
  await send();
  expect(await notificationsOf()).toEqual([]);
  expect(await list()).toMatchObject([{ below: "100.00", notified_at: null }]);
});

it("tells once that a sold-out listing is back, until it is wanted again", async () => {
  await setStock(0);
  await add("stock");
  await setStock(1);
  await send();
  expect(await notificationsOf()).toEqual([expect.stringMatching(/^「.+」有货了，现在可以买。$/)]);
  await setStock(0);
  await setStock(1);
  await send();
  expect(await notificationsOf()).toHaveLength(1);
  await setStock(0);
  expect(await add("stock")).toMatchObject({ code: 0 });
  await setStock(1);
  await send();
  expect(await notificationsOf()).toHaveLength(2);
});

it("tells that a rented account is free, unless it is rented again", async () => {
  await setStock(0, 1003);
  await add("stock", 1003);
  await setStock(1, 1003);
  await setStock(0, 1003);
  await send();
  expect(await notificationsOf(1003)).toEqual([]);
  await setStock(1, 1003);
  await send();
  expect(await notificationsOf(1003)).toEqual([expect.stringContaining("空出来了，现在可以租")]);
});

it("makes an event for the browsers of the user who is told", async () => {
  await add("price");
  await add("price", GOODS, await test.tokenOf(OTHER));
  await setPrice(1);
  await send();
  const events = await test.deps.db
    .select()
    .from(accountChanges)
    .where(eq(accountChanges.kind, "alert"));
  expect(events.map(({ userId, reference, state }) => [userId, reference, state]).sort()).toEqual([
    [BUYER, `${GOODS}`, "price"],
    [OTHER, `${GOODS}`, "price"],
  ]);
});

it("refuses what is gone, needless, there already or too much", async () => {
  expect(await add("price", 999_999)).toMatchObject({ code: 20404 });
  expect(await add("stock", GOODS)).toMatchObject({ code: 30460 });
  await add("price");
  expect(await add("price")).toMatchObject({ status: 409, code: 30461 });
  await insertListingCopies(test.deps.db, { template: GOODS, first: 700_000, count: ALERTS_MOST });
  for (let place = 1; place < ALERTS_MOST; place += 1)
    expect((await add("price", 700_000 + place)).code).toBe(0);
  expect(await add("price", 700_000)).toMatchObject({ code: 30462 });
  expect((await test.request("addAlert", { goods_id: GOODS, kind: "price" })).code).toBe(50000);
});

it("lists a listing that is gone as gone, and tells nothing of it", async () => {
  await add("price");
  await setPrice(1);
  await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, GOODS));
  await send();
  expect(await list()).toMatchObject([{ goods: null, goods_name: expect.any(String) }]);
  expect(await test.deps.db.$count(goodsAlerts, eq(goodsAlerts.isDue, true))).toBe(0);
});

it("deletes a user's own alerts only", async () => {
  const { alert_id } = (await add("price")).data;
  const other = await test.tokenOf(OTHER);
  await test.request("deleteAlert", { alert_id }, { token: other });
  expect(await list()).toHaveLength(1);
  await buyer.call("deleteAlert", { alert_id });
  await buyer.call("deleteAlert", { alert_id });
  expect(await list()).toEqual([]);
});

it("tells each new lowest price at a sweep exactly once", async () => {
  const steps = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constant("send" as const)), {
    maxLength: 14,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      await test.deps.db.delete(goodsAlerts);
      await setPrice(10);
      const before = (await notificationsOf()).length;
      await add("price");
      let [price, below] = [10, 10];
      const expected: string[] = [];
      for (const step of [...all, "send" as const]) {
        if (step !== "send") {
          await setPrice(step);
          price = step;
          continue;
        }
        await send();
        if (price < below)
          expected.push(`¥${(below / 100).toFixed(2)} → ¥${(price / 100).toFixed(2)}`);
        below = Math.min(below, price);
      }
      const texts = (await notificationsOf()).slice(before);
      expect(texts.map((text) => /¥.+¥[\d.]+\d/.exec(text)?.[0])).toEqual(expected);
    }),
    { numRuns: 10 },
  );
});
