import type { CallRequest } from "@storefront/contract/calls";
import { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import { findGoods, idsOf } from "@storefront/testbed/marketplace/find-goods";
import { insertListingCopies } from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import { goods, listingIndex } from "../database/schema";

const test = useTestApp();

const find = (payload: CallRequest<"searchGoods"> = {}) => findGoods(test, payload);
const search = async (q: string) => idsOf(await find({ q, limit: 60 }));
const rename = (id: number, name: string) =>
  test.deps.db.update(goods).set({ name }).where(eq(goods.id, id));

describe("search", () => {
  beforeEach(async () => {
    await rename(1010, "王者荣耀 典藏皮肤账号");
  });

  it.each(["王者荣耀", "典藏", "皮", "wzry", "ＷＺＲＹ", "荣耀-典藏", "1010"])(
    "finds a listing by %s",
    async (q) => {
      expect(await search(q)).toContain(1010);
    },
  );

  it.each(["王者容耀", "王着荣耀", "者王荣耀", "王者荣要"])(
    "finds it by the misspelling %s",
    async (q) => {
      expect(await search(q)).toContain(1010);
    },
  );

  it.each(["wangzerongyao", "wzrry", "王者容要"])("corrects the name of a game: %s", async (q) => {
    await test.deps.db.update(goods).set({ gameName: "王者荣耀" }).where(eq(goods.id, 1010));
    expect(await find({ q })).toMatchObject({ corrected: "王者荣耀", approximate: false });
    expect(await search(q)).toEqual([1010]);
    expect(await find({ q, exact: 1 })).toMatchObject({ total: 0 });
  });

  it("keeps the meaning of words when a filter excludes their listings", async () => {
    expect(await find({ q: "王者荣耀", kind: "account" })).toMatchObject({ total: 0 });
    expect(await find({ q: "王者容耀", kind: "card-key" })).toMatchObject({ total: 1 });
  });

  it.each(["典藏 王者荣耀", "典藏王者荣耀", "王者 皮肤", "皮肤王者"])(
    "finds exact matches for words in any order, with and without spaces: %s",
    async (q) => {
      await rename(1010, "王者荣耀 限定皮肤 典藏");
      const { list, approximate } = await find({ q });
      expect(approximate).toBe(false);
      expect(list.map((item) => item.goods_id)).toEqual([1010]);
    },
  );

  it.each(LISTING_SORTS)(
    "puts the listing with the goods number first, sorted by %s",
    async (sort) => {
      await insertListingCopies(test.deps.db, { template: 1010, first: 5000, count: 12 });
      const { db } = test.deps;
      await db.update(goods).set({ name: sql`${goods.name} || ' 1010'` });
      const complete = idsOf(await find({ q: "1010", sort, limit: 60 }));
      expect(complete[0]).toBe(1010);
      expect(new Set(complete).size).toBe(complete.length);
      for (const limit of [1, 5]) {
        const pages = [await find({ q: " 1010 ", sort, limit })];
        for (let next = pages[0]?.next_cursor; next; next = pages.at(-1)?.next_cursor)
          pages.push(await find({ q: "1010", sort, limit, after: next }));
        expect(pages.flatMap(idsOf)).toEqual(complete);
        const second = pages[1]?.previous_cursor ?? "";
        const back = await find({ q: "1010", sort, limit, after: second });
        expect([idsOf(back), back.previous_cursor]).toEqual([complete.slice(0, limit), null]);
      }
    },
  );

  it("leaves out the listing with the goods number when a filter excludes it", async () => {
    const found = await find({ q: "1010", price_to: "0.01" });
    expect(idsOf(found)).not.toContain(1010);
  });

  it("marks results as approximate when no listing has all words", async () => {
    expect(await find({ q: "王者荣耀" })).toMatchObject({ approximate: false });
    expect(await find({ q: "王者容耀" })).toMatchObject({ approximate: true });
    const close = await find({ q: "王者容耀", limit: 1 });
    expect(close.approximate).toBe(true);
    expect(await find({ q: "没有的东西呀" })).toMatchObject({ approximate: false, total: 0 });
  });

  it("finds by the game and by an attribute", async () => {
    const { list } = await find();
    const { facets } = await find({ limit: 60 });
    const server = facets.find(({ filter }) => filter === "server")?.values[0]?.value ?? "";
    expect((await search(list[0]?.game_name ?? "")).length).toBeGreaterThan(0);
    expect((await search(server)).length).toBeGreaterThan(0);
  });

  it.each(["%", "_", "'; drop table goods; --", '"\\', "😀", "\u202eabc", "   ", "没有的东西呀"])(
    "does not fail for %j",
    async (q) => {
      expect((await test.request("searchGoods", { q })).code).toBe(0);
      expect((await test.request("suggest", { q })).code).toBe(0);
    },
  );

  it.each(["\u0000", "a\u0007b", "长".repeat(3500)])("refuses hostile words", async (q) => {
    expect((await test.request("searchGoods", { q })).status).toBe(400);
    expect((await test.request("suggest", { q })).status).toBe(400);
  });
});

describe("suggestions", () => {
  it("start with the listing with the typed goods number", async () => {
    const { data } = await test.request("suggest", { q: "1010" });
    expect(data.list[0]).toMatchObject({ type: "goods", goods_id: 1010 });
    await test.deps.db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, 1010));
    const after = await test.request("suggest", { q: "1010" });
    expect(after.data.list).not.toContainEqual(expect.objectContaining({ goods_id: 1010 }));
  });

  it("contain games by initials, their kinds, and listings, eight at most", async () => {
    await test.deps.db.update(goods).set({ gameName: "王者荣耀" }).where(eq(goods.id, 1010));
    const { data } = await test.request("suggest", { q: "wzr" });
    expect(data.list[0]).toEqual({ type: "game", slug: "wzry", name: "王者荣耀" });
    expect(data.list[1]).toMatchObject({ type: "kind", slug: "wzry" });
    expect(data.list).toContainEqual(expect.objectContaining({ type: "goods", goods_id: 1010 }));
    expect(data.list.length).toBeLessThanOrEqual(8);
    await test.deps.db.delete(listingIndex);
    expect((await test.request("suggest", { q: "wzr" })).data.list).toEqual([]);
  });
});
