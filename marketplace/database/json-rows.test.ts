import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { jsonRows } from "./json-rows";
import { discounts, goods, goodsSpecs, stock } from "./schema";
import { singleRow } from "./single-row";

const t = useTestApp({}, { resets: false });

/** A listing with several specs and promotions. */
const GOODS = 1001;

it("decodes every value as a select does", async () => {
  const { db } = t.deps;
  const activityUntil = new Date("2026-11-26T08:09:10.123Z");
  await db.update(goods).set({ activityUntil }).where(eq(goods.id, GOODS));
  const selected = await db.select().from(goods).where(eq(goods.id, GOODS));
  const all = jsonRows(getTableColumns(goods), (row) =>
    db.select(row).from(goods).where(eq(goods.id, stock.goodsId)),
  );
  const [read] = await db.select({ all }).from(stock).where(eq(stock.goodsId, GOODS)).limit(1);
  expect(read?.all).toEqual(selected);
  expect(selected[0]).toMatchObject({ activityUntil, removedAt: null });
});

it("keeps the order, rows within rows, null for what is not joined, and none as an empty list", async () => {
  const { db } = t.deps;
  const promotions = (type: number) =>
    jsonRows({ describe: discounts.describe }, (row) =>
      db
        .select(row)
        .from(discounts)
        .where(and(eq(discounts.goodsId, goods.id), eq(discounts.discountType, type)))
        .orderBy(asc(discounts.id)),
    );
  const specs = jsonRows(
    {
      name: goodsSpecs.name,
      pieces: sql<number | null>`${stock.available}`,
      promotions: promotions(1),
      none: promotions(0),
    },
    (row) =>
      db
        .select(row)
        .from(goodsSpecs)
        .leftJoin(stock, and(eq(stock.specId, goodsSpecs.id), eq(goodsSpecs.position, 1)))
        .where(eq(goodsSpecs.goodsId, goods.id))
        .orderBy(asc(goodsSpecs.position)),
  );
  const read = singleRow(await db.select({ specs }).from(goods).where(eq(goods.id, GOODS))).specs;
  const stored = await db
    .select()
    .from(goodsSpecs)
    .where(eq(goodsSpecs.goodsId, GOODS))
    .orderBy(asc(goodsSpecs.position));
  expect(read.map(({ name }) => name)).toEqual(stored.map(({ name }) => name));
  expect(read.filter(({ pieces }) => pieces !== null)).toHaveLength(1);
  for (const { promotions: texts, none } of read) {
    expect(texts.length).toBeGreaterThan(0);
    expect(none).toEqual([]);
  }
});
