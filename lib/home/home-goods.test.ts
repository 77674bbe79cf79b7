import fc from "fast-check";
import { readFound } from "@/lib/discovery/read-found";
import { readGames } from "@/lib/discovery/read-games";
import { catalogueGoods, homeGoods } from "./home-goods";
import { storefrontView } from "./storefront-view";

const NOW = Date.parse("2026-11-25T12:00:00Z");

const item = (goods_id: number, more: object = {}) => ({
  goods_id,
  goods_name: `商品 ${goods_id}`,
  game_name: goods_id % 2 ? "曜日战歌" : "孤屿行动",
  goods_type: "PersonalAccount",
  trade_type_id: 4,
  now_price: `${goods_id}.00`,
  sale: 0,
  stock: 1,
  ...more,
});
const found = (list: object[], more: object = {}) =>
  readFound({ list, total: list.length, total_exact: true, ...more });
const GAMES = readGames({
  list: [
    {
      name: "曜日战歌",
      count: 4,
      exact: true,
      kinds: [{ slug: "account", count: 4, exact: true }],
    },
    { name: "孤屿行动", count: 2, exact: true, kinds: [{ slug: "rent", count: 2, exact: true }] },
  ],
});

test("introduces each kind with its count, lowest price and games", () => {
  const account = found([item(1), item(2)], {
    total: 1000,
    total_exact: false,
    price_range: { from: "0.50", to: "99.00" },
  });
  const { shelves, games } = homeGoods(
    {
      games: GAMES,
      deals: null,
      byKind: new Map([
        ["account", account],
        ["rent", found([])],
      ]),
    },
    NOW,
  );
  expect(shelves).toMatchObject([
    {
      slug: "account",
      name: "账号",
      count: 1000,
      exact: false,
      priceFrom: "0.50",
      games: [{ name: "曜日战歌", count: 4, exact: true }],
    },
  ]);
  expect(games.map(({ name }) => name)).toEqual(["曜日战歌", "孤屿行动"]);
});

test("shelves show nothing that is sold out or has markup in its name", () => {
  const account = found([item(1, { stock: 0 }), item(2, { goods_name: "<b>x</b>" }), item(3)]);
  const { shelves } = homeGoods(
    { games: GAMES, deals: null, byKind: new Map([["account", account]]) },
    NOW,
  );
  expect(shelves[0]?.rows.map(({ id }) => id)).toEqual([3]);
  expect(shelves[0]?.count).toBe(3);
});

test("counts games by the loaded listings when the call for them is missing", () => {
  const account = found([item(1), item(2), item(3)], { total: 9 });
  const { games } = homeGoods(
    { games: null, deals: null, byKind: new Map([["account", account]]) },
    NOW,
  );
  expect(games).toEqual([
    { name: "曜日战歌", count: 2, exact: false },
    { name: "孤屿行动", count: 1, exact: false },
  ]);
});

test("the catalog alone gives the same shelves", () => {
  const view = storefrontView({
    list: [item(1), item(2), item(3, { trade_type_id: 3 }), item(4, { stock: 0 })],
    total: 4,
  });
  const { shelves, deals } = catalogueGoods(view, NOW);
  expect(shelves).toMatchObject([
    { slug: "account", count: 3, exact: true, priceFrom: "1.00" },
    { slug: "rent", count: 1, priceFrom: "3.00", games: [{ name: "曜日战歌", count: 1 }] },
  ]);
  expect(deals).toEqual([]);
});

test("deals end later than now, the next end first, for any answer", () => {
  const listing = fc.record({
    goods_id: fc.integer({ min: 1, max: 30 }),
    hours: fc.option(fc.integer({ min: -50, max: 50 })),
    stock: fc.nat(1),
  });
  fc.assert(
    fc.property(fc.array(listing), (listings) => {
      const list = listings.map(({ goods_id, hours, stock }) =>
        item(goods_id, {
          stock,
          activity_until: hours === null ? null : new Date(NOW + hours * 3_600_000).toISOString(),
        }),
      );
      const { deals } = homeGoods({ games: null, deals: found(list), byKind: new Map() }, NOW);
      const ends = deals.map(({ activityUntil }) => activityUntil ?? 0);
      expect(ends).toEqual([...ends].sort((one, other) => one - other));
      for (const end of ends) expect(end).toBeGreaterThan(NOW);
      for (const { soldOut } of deals) expect(soldOut).toBe(false);
    }),
  );
});
