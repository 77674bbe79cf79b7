import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc, eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { goods, goodsSpecs, listingPrices } from "../../database/schema";

/** A listing without specs. */
const GOODS = 1010;

const test = useTestApp();

const setPrice = (priceFen: number, db = test.deps.db) =>
  db.update(goods).set({ priceFen, activityPriceFen: 0 }).where(eq(goods.id, GOODS));
const read = (goods_id = GOODS) => test.request("priceHistory", { goods_id });
const prices = async (goodsId = GOODS) => (await read(goodsId)).data.list.map(({ price }) => price);
/** Forgets the past, and records prices so many days ago. */
const record = async (...past: readonly (readonly [days: number, fen: number])[]) => {
  await test.deps.db.delete(listingPrices).where(eq(listingPrices.goodsId, GOODS));
  await test.deps.db.insert(listingPrices).values(
    past.map(([days, priceFen]) => ({
      goodsId: GOODS,
      since: sql`now() - make_interval(days => ${days})`,
      priceFen,
    })),
  );
};

it("begins with the price of the first listing", async () => {
  const { list } = (await read()).data;
  expect(list).toHaveLength(1);
  const [item] = (await test.request("goodsByIds", { ids: `${GOODS}` })).data.list;
  expect(list[0]?.price).toBe(item?.now_price);
});

it("records changes that last, once for each transaction", async () => {
  const [first] = await prices();
  await setPrice(5000);
  await test.deps.db.transaction(async (tx) => {
    await setPrice(9900, tx);
    await setPrice(4000, tx);
  });
  await test.deps.db.transaction(async (tx) => {
    await setPrice(100, tx);
    await setPrice(4000, tx);
  });
  expect(await prices()).toEqual([first, "50.00", "40.00"]);
});

it("records an activity, and the price of the cheapest spec", async () => {
  await test.deps.db.update(goods).set({ activityPriceFen: 77 }).where(eq(goods.id, GOODS));
  expect((await prices()).at(-1)).toBe("0.77");
  await test.deps.db
    .update(goodsSpecs)
    .set({ activityPriceFen: 0, priceFen: sql`case when position = 0 then 333 else 999 end` })
    .where(eq(goodsSpecs.goodsId, 1001));
  expect((await prices(1001)).at(-1)).toBe("3.33");
});

it("records nothing when other things change, and goes on after a listing was away", async () => {
  const before = await prices();
  const change = (set: Partial<typeof goods.$inferInsert>) =>
    test.deps.db.update(goods).set(set).where(eq(goods.id, GOODS));
  await change({ name: "换个名字", sale: 7 });
  await change({ removedAt: test.clock.now() });
  expect(await read()).toMatchObject({ status: 404, code: 20404 });
  await change({ removedAt: null });
  expect(await prices()).toEqual(before);
});

it("tells 90 days, with the price that was in force when they began", async () => {
  await record([300, 900], [200, 800], [91, 700], [89, 600], [1, 500]);
  expect(await prices()).toEqual(["7.00", "6.00", "5.00"]);
});

it("deletes prices that ended more than 400 days ago with the next change", async () => {
  await record([900, 900], [500, 800], [399, 700]);
  await setPrice(123);
  const rows = await test.deps.db
    .select({ fen: listingPrices.priceFen })
    .from(listingPrices)
    .where(eq(listingPrices.goodsId, GOODS))
    .orderBy(asc(listingPrices.since));
  expect(rows.map(({ fen }) => fen)).toEqual([800, 700, 123]);
});

it("has the prices that transactions left, without repetitions", async () => {
  const transactions = fc.array(
    fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 3 }),
    {
      maxLength: 8,
    },
  );
  await fc.assert(
    fc.asyncProperty(transactions, async (all) => {
      await setPrice(9);
      await record([1, 9]);
      for (const steps of all)
        await test.deps.db.transaction(async (tx) => {
          for (const fen of steps) await setPrice(fen, tx);
        });
      const left = [9, ...all.map((steps) => steps.at(-1) ?? 0)];
      const expected = left.filter((fen, place) => fen !== left[place - 1]);
      expect(await prices()).toEqual(expected.map((fen) => `0.0${fen}`));
    }),
    { numRuns: 15 },
  );
});

it("knows no unknown listing", async () => {
  expect(await read(999_999)).toMatchObject({ status: 404, code: 20404 });
});
