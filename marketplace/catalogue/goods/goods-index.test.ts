import { insertListingCopies } from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { goods } from "../../database/schema";

const test = useTestApp();

const LISTED = Array.from({ length: 16 }, (_, index) => 1001 + index).filter(
  (id) => id !== 1006 && id !== 1007,
);
const ids = async (after: number, below: number) =>
  (await test.request("goodsIds", { after, below })).data;

const insertGoods = (first: number, count: number) =>
  insertListingCopies(test.deps.db, { template: 1010, first, count });

describe("the sitemap data of listings", () => {
  it("lists goods for sale by id, with the time of the last change", async () => {
    const changed = new Date("2026-02-20T08:00:00.000Z");
    await test.deps.db.update(goods).set({ updatedAt: changed }).where(eq(goods.id, 1002));
    const { list, more } = await ids(0, 50_000);
    expect(list.map((item) => item.goods_id)).toEqual(LISTED);
    expect(list[1]).toEqual({
      goods_id: 1002,
      updated_at: changed.toISOString(),
      kind: "account",
      game_name: expect.any(String),
      seller_id: expect.any(Number),
    });
    expect(more).toBe(false);
  });

  it("leaves out removed goods and respects the bounds", async () => {
    await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1003));
    expect((await ids(1001, 1005)).list.map((item) => item.goods_id)).toEqual([1002, 1004]);
    expect(await ids(2_000_000, 2_147_483_647)).toEqual({ list: [], more: false });
  });

  it("consists of non-empty blocks, each with its count and last change", async () => {
    await insertGoods(49_999, 2);
    await insertGoods(350_000, 3);
    const late = new Date("2026-03-01T12:00:00.000Z");
    await test.deps.db.update(goods).set({ updatedAt: late }).where(eq(goods.id, 350_001));
    const { list } = (await test.request("goodsBlocks", {})).data;
    expect(list.map(({ block, count }) => [block, count])).toEqual([
      [0, LISTED.length + 1],
      [1, 1],
      [7, 3],
    ]);
    expect(list[2]?.updated_at).toBe(late.toISOString());
  });
});
