import { SELLER } from "@storefront/testbed/marketplace/fixed-listings";
import {
  insertListingCopies,
  insertShops,
} from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, inArray } from "drizzle-orm";
import { goods } from "../../database/schema";

const test = useTestApp();

const ids = async (after: number, below: number) =>
  (await test.request("shopIds", { after, below })).data;
const all = async () => (await ids(0, 50_000)).list.map((shop) => shop.user_id);

describe("the sitemap data of shops", () => {
  it("lists sellers with goods for sale by id, with the last change of their goods", async () => {
    const changed = new Date("2026-12-20T08:00:00.000Z");
    await test.deps.db.update(goods).set({ updatedAt: changed }).where(eq(goods.id, 1014));
    const [row] = await test.deps.db.select().from(goods).where(eq(goods.id, 1014));
    const { list, more } = await ids(0, 50_000);
    const sorted = list.map((shop) => shop.user_id);
    expect(sorted).toEqual([...new Set(sorted)].sort((a, b) => a - b));
    expect(list).toContainEqual({ user_id: row?.sellerId, updated_at: changed.toISOString() });
    expect(more).toBe(false);
  });

  it("leaves out a shop without visible goods", async () => {
    const { db } = test.deps;
    expect(await all()).toContain(SELLER.official);
    const its = eq(goods.sellerId, SELLER.official);
    await db.update(goods).set({ tradeTypeId: 8 }).where(its);
    expect(await all()).not.toContain(SELLER.official);
    await db.update(goods).set({ tradeTypeId: 2, removedAt: test.clock.now() }).where(its);
    expect(await all()).not.toContain(SELLER.official);
  });

  it("consists of blocks, each with its count and last change, and respects the bounds", async () => {
    await insertShops(test.deps.db, { template: 1010, first: 100_001, count: 3 });
    const late = new Date("2026-12-28T00:00:00.000Z");
    await test.deps.db.update(goods).set({ updatedAt: late }).where(eq(goods.id, 100_002));
    const { list } = (await test.request("shopBlocks", {})).data;
    expect(list.map(({ block, count }) => [block, count])).toEqual([
      [0, (await all()).length],
      [2, 3],
    ]);
    expect(list[1]?.updated_at).toBe(late.toISOString());
    const { list: between } = await ids(100_001, 100_003);
    expect(between.map((shop) => shop.user_id)).toEqual([100_002]);
  });

  it("counts a shop once regardless of its number of goods", async () => {
    await insertListingCopies(test.deps.db, { template: 1010, first: 200_000, count: 50 });
    await test.deps.db
      .update(goods)
      .set({ sellerId: SELLER.official })
      .where(inArray(goods.id, [200_001, 200_002]));
    const [block] = (await test.request("shopBlocks", {})).data.list;
    expect(block?.count).toBe((await all()).length);
  });
});
