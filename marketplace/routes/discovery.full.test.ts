import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import type { CallRequest } from "@/contract/calls";
import { LISTING_SORTS } from "@/contract/discovery";
import { games, goods, goodsSpecs, listingIndex, stock } from "@/database/schema";
import { insertManyGoods } from "../testing/many-goods";
import { openTestApp, type TestApp } from "../testing/test-app";

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const find = async (payload: CallRequest<"searchGoods"> = {}) =>
  (await test.request("searchGoods", payload)).data;
const search = async (q: string) => {
  const { data } = await test.request("searchGoods", { q, limit: 60 });
  return data.list.map((item) => item.goods_id);
};
const idsOf = (answer: { list: { goods_id: number }[] }) =>
  answer.list.map((item) => item.goods_id);
const rename = (id: number, name: string) =>
  test.deps.db.update(goods).set({ name }).where(eq(goods.id, id));

describe("finding goods", () => {
  it("lists the same items as the catalogue", async () => {
    const { data: catalogue } = await test.request("catalogue", {});
    const found = await find();
    expect(found).toMatchObject({ total: catalogue.total, total_exact: true });
    expect([...found.list].sort((a, b) => a.goods_id - b.goods_id)).toEqual(catalogue.list);
  });

  it("reflects changes of price, removal, sales and stock immediately", async () => {
    const { db } = test.deps;
    const plain = (await find()).list.find((item) => item.specs_type === 1 && item.stock > 0);
    const id = plain?.goods_id ?? 0;
    await db
      .update(goods)
      .set({ priceFen: 1, activityPriceFen: 0, returnCashFen: 0 })
      .where(eq(goods.id, id));
    expect(idsOf(await find({ price_to: "0.01" }))).toEqual([id]);
    await db.update(goods).set({ sale: 9_999_999 }).where(eq(goods.id, id));
    expect(idsOf(await find())[0]).toBe(id);
    await db
      .update(stock)
      .set({ available: 0, held: 0, sold: sql`${stock.total}` })
      .where(eq(stock.goodsId, id));
    expect(idsOf(await find())[0]).not.toBe(id);
    await db.update(goods).set({ removedAt: test.clock.now() }).where(eq(goods.id, id));
    expect(idsOf(await find())).not.toContain(id);
  });

  it("filters by the price of the cheapest spec", async () => {
    const [spec] = await test.deps.db.select().from(goodsSpecs).limit(1);
    const id = spec?.id ?? 0;
    await test.deps.db
      .update(goodsSpecs)
      .set({ priceFen: 2, activityPriceFen: 0 })
      .where(eq(goodsSpecs.id, id));
    expect(idsOf(await find({ price_to: "0.02" }))).toEqual([spec?.goodsId]);
  });

  it("returns the announced number of listings for every facet value", async () => {
    const { facets } = await find();
    expect(facets.map(({ filter }) => filter)).toEqual(
      expect.arrayContaining(["kind", "delivery", "server"]),
    );
    for (const { filter, values } of facets)
      for (const { value, count } of values)
        expect([filter, value, (await find({ [filter]: value })).total]).toEqual([
          filter,
          value,
          count,
        ]);
  });

  it("leaves out sold-out listings when filtered by stock", async () => {
    const { total } = await find();
    const found = await find({ in_stock: 1, limit: 60 });
    const sold = found.list[0]?.goods_id ?? 0;
    await test.deps.db
      .update(stock)
      .set({ available: 0, held: 0, sold: sql`${stock.total}` })
      .where(eq(stock.goodsId, sold));
    expect((await find({ in_stock: 1 })).total).toBe(found.total - 1);
    expect((await find()).total).toBe(total);
  });

  it("lists a game's goods by slug or name, as many as the game counts", async () => {
    const { data } = await test.request("games", {});
    for (const game of data.list) {
      const { list, total } = await find({ game: game.slug, limit: 60 });
      expect((await find({ game: game.name, limit: 60 })).list).toEqual(list);
      expect(total).toBe(game.count);
      expect(new Set(list.map((item) => item.game_name))).toEqual(new Set([game.name]));
    }
    expect(await find({ game: "no-such-game" })).toMatchObject({ list: [], total: 0 });
  });

  it("paginates in both directions, each listing once, even with equal sort keys", async () => {
    await insertManyGoods(test.deps.db, { like: 1010, first: 5000, count: 30 });
    const every = fc.record({
      sort: fc.constantFrom(...LISTING_SORTS),
      limit: fc.integer({ min: 1, max: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(every, async ({ sort, limit }) => {
        const complete = idsOf(await find({ sort, limit: 60 }));
        const pages: number[][] = [];
        let page = await find({ sort, limit });
        for (;;) {
          pages.push(idsOf(page));
          if (page.next_cursor === null) break;
          page = await find({ sort, limit, after: page.next_cursor });
        }
        expect(pages.flat()).toEqual(complete);
        for (const before of pages.slice(0, -1).reverse()) {
          page = await find({ sort, limit, after: page.previous_cursor ?? "" });
          expect(idsOf(page)).toEqual(before);
        }
        expect(page.previous_cursor).toBeNull();
      }),
      { numRuns: 6 },
    );
  });

  it("returns the first page for an invalid cursor or one of another sort order", async () => {
    const first = await find({ limit: 3 });
    expect(await find({ limit: 3, after: "nonsense" })).toEqual(first);
    const other = await find({ limit: 3, sort: "newest" });
    expect(await find({ limit: 3, after: other.next_cursor ?? "" })).toEqual(first);
  });

  it.each([{ kind: "x" }, { sort: "x" }, { limit: 0 }, { limit: 61 }, { price_from: "x" }])(
    "refuses %j",
    async (payload) => {
      const { status } = await test.request("searchGoods", payload as CallRequest<"searchGoods">);
      expect(status).toBe(400);
    },
  );
});

describe("games", () => {
  it("show the covers of their best sellers", async () => {
    const { data } = await test.request("games", {});
    for (const game of data.list) {
      const { list } = await find({ game: game.slug, limit: 3 });
      expect(game.covers).toEqual(list.map((item) => item.cover));
    }
  });

  it("can be read one at a time, by slug or name", async () => {
    const { data } = await test.request("games", {});
    const [first] = data.list;
    for (const game of [first?.slug, first?.name])
      expect((await test.request("games", { game })).data.list).toEqual([first]);
    expect((await test.request("games", { game: "no-such-game" })).data.list).toEqual([]);
  });

  it("count at most a thousand listings of a kind", async () => {
    await insertManyGoods(test.deps.db, { like: 1010, first: 5000, count: 1000 });
    const game = (await find({ q: "1010" })).list[0]?.game_name;
    const { data } = await test.request("games", {});
    const counted = data.list.find(({ name }) => name === game);
    expect(counted?.exact).toBe(false);
    expect(counted?.kinds[0]).toMatchObject({ count: 1000, exact: false });
    expect(counted?.kinds.slice(1).every(({ exact }) => exact)).toBe(true);
  });

  it("keep their slugs, which are unique", async () => {
    const slugs = async () => test.deps.db.select().from(games).orderBy(games.slug);
    const before = await slugs();
    await test.deps.db.update(goods).set({ gameName: "王者荣耀" }).where(eq(goods.id, 1010));
    await test.deps.db.update(goods).set({ gameName: "王者熔岩" }).where(eq(goods.id, 1011));
    const after = await slugs();
    expect(after).toEqual(expect.arrayContaining(before));
    expect(after.map(({ slug }) => slug)).toEqual(expect.arrayContaining(["wzry", "wzry-2"]));
  });
});

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

  it.each(["王者容耀", "王着荣耀", "者王荣耀", "wzrry"])(
    "finds it by the misspelling %s",
    async (q) => {
      expect(await search(q)).toContain(1010);
    },
  );

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
      await insertManyGoods(test.deps.db, { like: 1010, first: 5000, count: 12 });
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
