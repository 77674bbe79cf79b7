import type { Assortment } from "@storefront/brands/assortment";
import { filterQuery, limitList } from "@/lib/goods/assortment-query";
import { limitFound } from "./limit-found";
import { limitGames } from "./load-games.server";
import { readFound } from "./read-found";
import { readGames } from "./read-games";

const RENT: Assortment = { kinds: ["rent"], games: ["乙", "甲"] };
const item = (goods_id: number, game_name: string, goods_type: string, user_id = 1) => ({
  goods_id,
  goods_name: "商品",
  game_name,
  goods_type,
  trade_type_id: 2,
  now_price: "9.90",
  stock: 1,
  seller: { user_id, nickname: "卖家" },
});
const LIST = [
  item(1, "甲", "RentAccount"),
  item(2, "甲", "CardKey"),
  item(3, "丙", "RentAccount"),
  item(4, "乙", "RentAccount", 2),
];
const ids = (list: readonly unknown[]) => list.map((it) => (it as { goods_id: number }).goods_id);

test("has one query for equal assortments, without what the list is limited to anyway", () => {
  expect(filterQuery(RENT)).toEqual(filterQuery({ kinds: ["rent"], games: ["甲", "乙"] }));
  expect(filterQuery({ kinds: ["rent", "account"], sellers: [20, 3] })).toEqual({
    kinds: "account,rent",
    sellers: "3,20",
  });
  expect(filterQuery(RENT, { game: "甲", kind: "rent" })).toEqual({});
  expect(filterQuery(undefined)).toEqual({});
});

test("leaves out listings of an API that ignores the filter", () => {
  expect(ids(limitList({ list: LIST }, RENT).list)).toEqual([1, 4]);
  expect(ids(limitList({ list: LIST }, { sellers: [2] }).list)).toEqual([4]);
  expect(limitList(null, RENT)).toEqual({ list: [] });
  const facets = [
    {
      filter: "kind",
      values: [
        { value: "rent", count: 3 },
        { value: "item", count: 1 },
      ],
    },
  ];
  const found = limitFound(readFound({ list: LIST, total: 40, facets }), RENT);
  expect(found.rows.map(({ id }) => id)).toEqual([1, 4]);
  expect([found.count, found.exact]).toEqual([2, false]);
  expect(found.values.get("kind")).toEqual([{ value: "rent", count: 3 }]);
});

test("keeps the counts of an API that respects the filter", () => {
  const found = readFound({ list: [LIST[0]], total: 40 });
  expect(limitFound(found, RENT)).toBe(found);
  expect(limitFound(found, undefined)).toBe(found);
});

test("leaves out games and kinds, and counts what is left", () => {
  const games = readGames({
    list: [
      {
        name: "甲",
        count: 5,
        kinds: [
          { slug: "rent", count: 2 },
          { slug: "item", count: 3 },
        ],
      },
      { name: "乙", count: 4, kinds: [{ slug: "item", count: 4 }] },
      { name: "丙", count: 1, kinds: [{ slug: "rent", count: 1 }] },
    ],
  });
  expect(limitGames(games, RENT)).toMatchObject([
    { name: "甲", count: 2, kinds: [{ slug: "rent", count: 2 }] },
  ]);
  expect(limitGames(games, undefined)).toBe(games);
});
