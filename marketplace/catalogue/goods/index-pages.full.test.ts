import {
  insertListingCopies,
  insertShops,
} from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const test = useTestApp();

const goodsIds = async (after: number, below: number) =>
  (await test.request("goodsIds", { after, below })).data;
const shopIds = async (after: number, below: number) =>
  (await test.request("shopIds", { after, below })).data;

describe("sitemap data is paginated without duplicates or gaps", () => {
  it("for listings", async () => {
    const { db } = test.deps;
    await insertListingCopies(db, { template: 1010, first: 60_000, count: 4_000 });
    await insertListingCopies(db, { template: 1010, first: 70_000, count: 4_000 });
    const first = await goodsIds(50_000, 100_000);
    expect([first.list.length, first.more]).toEqual([5_000, true]);
    const rest = await goodsIds(first.list.at(-1)?.goods_id ?? 0, 100_000);
    expect([rest.list.length, rest.more]).toEqual([3_000, false]);
    const all = [...first.list, ...rest.list].map((item) => item.goods_id);
    expect(new Set(all).size).toBe(8_000);
    expect(all).toEqual([...all].sort((a, b) => a - b));
  });

  it("for shops", async () => {
    await insertShops(test.deps.db, { template: 1010, first: 60_000, count: 6_000 });
    const first = await shopIds(50_000, 100_000);
    expect([first.list.length, first.more]).toEqual([5_000, true]);
    const rest = await shopIds(first.list.at(-1)?.user_id ?? 0, 100_000);
    expect([rest.list.length, rest.more]).toEqual([1_000, false]);
    expect(rest.list.at(-1)?.user_id).toBe(65_999);
  });
});
