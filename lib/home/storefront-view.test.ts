import fc from "fast-check";
import { mutatedAnswer } from "@/lib/goods/testing/mutated-answer";
import type { Catalogue } from "./load-catalogue";
import { pickRows, storefrontView } from "./storefront-view";

function item(goods_id: number, more: object = {}) {
  return {
    goods_id,
    goods_name: `商品 ${goods_id}`,
    game_name: "曜日战歌",
    goods_type: "CardKey",
    trade_type_id: 2,
    cover: `/media/goods/${goods_id}-1.webp`,
    now_price: "9.90",
    sale: 0,
    stock: 3,
    ...more,
  };
}

test("is empty without a marketplace", () => {
  expect(storefrontView(null)).toEqual({ hot: [], games: [], total: 0, sold: 0 });
});

test("has complete rows and no duplicates for any answer", () => {
  const list = [item(1), item(1, { sale: 7 }), item(2, { game_name: null }), item(3)];
  fc.assert(
    fc.property(mutatedAnswer({ list, total: 4 }), (answer) => {
      const view = storefrontView(answer as Catalogue);
      const rows = view.games.flatMap((game) => game.rows);
      expect(new Set(view.hot.map(({ id }) => id)).size).toBe(view.hot.length);
      expect(rows).toHaveLength(view.hot.length);
      expect(view.total).toBeGreaterThanOrEqual(view.hot.length);
      for (const row of rows) {
        expect(row).toMatchObject({ id: expect.any(Number), price: expect.stringMatching(/^\d/) });
        expect(`${row.name}${row.kind}`).not.toBe("");
        expect(Number.isInteger(row.sale)).toBe(true);
      }
      for (const game of view.games) expect(game.name).not.toBe("");
    }),
    { numRuns: 300 },
  );
});

test("sorts best sellers first, sold out last, games by size", () => {
  const view = storefrontView({
    list: [
      item(1, { sale: 5 }),
      item(2, { sale: 50, stock: 0 }),
      item(3, { sale: 9, game_name: "孤屿行动" }),
    ],
    total: 80,
  });
  expect(view.hot.map((row) => row.id)).toEqual([3, 1, 2]);
  expect(view.games.map(({ name, rows }) => [name, rows.length])).toEqual([
    ["曜日战歌", 2],
    ["孤屿行动", 1],
  ]);
  expect([view.total, view.sold]).toEqual([80, 64]);
});

test.each([
  [{ goods_type: "PersonalAccount", trade_type_id: 4 }, "账号"],
  [{ goods_type: "PersonalAccount", trade_type_id: 3 }, "租号"],
  [{ goods_type: "Service", trade_type_id: 5 }, "代练"],
  [{ goods_type: "constructor", trade_type_id: 2 }, "商品"],
])("%j is %s", (more, kind) => {
  expect(storefrontView({ list: [item(1, more)], total: 1 }).hot[0]?.kind).toBe(kind);
});

test("a pick prefers the requested kinds with a limit per game, then fills up", () => {
  const { hot } = storefrontView({
    list: [
      item(1, { sale: 9 }),
      item(2, { sale: 8 }),
      item(3, { sale: 7 }),
      item(4, { sale: 6, game_name: "孤屿行动" }),
      item(5, { sale: 5, goods_type: "TopUp", game_name: "九霄长歌" }),
    ],
    total: 5,
  });
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id);
  expect(ids(pickRows(hot, 3))).toEqual([1, 2, 4]);
  expect(ids(pickRows(hot, 3, { kinds: ["代充"] }))).toEqual([5, 1, 2]);
  expect(ids(pickRows(hot, 4, { perGame: 1 }))).toEqual([1, 4, 5, 2]);
});

test("a pick never shows a listing twice and is full whenever there are enough", () => {
  const lists = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 50 }),
      game: fc.constantFrom("a", "b"),
      type: fc.constantFrom("TopUp", "x"),
    }),
    { selector: ({ id }) => id },
  );
  fc.assert(
    fc.property(lists, fc.nat(8), (made, count) => {
      const list = made.map(({ id, game, type }) =>
        item(id, { game_name: game, goods_type: type }),
      );
      const picked = pickRows(storefrontView({ list, total: 0 }).hot, count, { kinds: ["代充"] });
      expect(new Set(picked).size).toBe(Math.min(count, list.length));
    }),
  );
});
