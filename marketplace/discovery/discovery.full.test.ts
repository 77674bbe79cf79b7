import type { CallRequest } from "@storefront/contract/calls";
import { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import { filterBy, findGoods, idsOf } from "@storefront/testbed/marketplace/find-goods";
import { insertListingCopies } from "@storefront/testbed/marketplace/insert-listing-copies";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { games, goods, goodsSpecs, stock } from "../database/schema";

const test = useTestApp();

const find = (payload: CallRequest<"searchGoods"> = {}) => findGoods(test, payload);

describe("finding goods", () => {
  it("lists the same items as the catalog", async () => {
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
        expect([filter, value, (await find(filterBy(filter, value))).total]).toEqual([
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
    await insertListingCopies(test.deps.db, { template: 1010, first: 5000, count: 30 });
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
    await insertListingCopies(test.deps.db, { template: 1010, first: 5000, count: 1000 });
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
