import fc from "fast-check";
import { readFound } from "./read-found";

const item = {
  goods_id: 1001,
  goods_name: "账号",
  game_name: "曜日战歌",
  goods_type: "账号",
  trade_type_id: 2,
  specs_type: 1,
  cover: "/a.webp",
  now_price: "12.00",
  sale: 3,
  stock: 1,
};

test("reads the listings, the cursors and the values of filters", () => {
  const found = readFound({
    list: [item],
    total: 1000,
    total_exact: false,
    approximate: true,
    next_cursor: "abc",
    previous_cursor: null,
    facets: [{ filter: "server", values: [{ value: "微信区", count: 3 }, { value: "" }] }],
  });
  expect(found).toMatchObject({
    count: 1000,
    exact: false,
    approximate: true,
    next: "abc",
    previous: null,
  });
  expect(found.rows.map(({ id }) => id)).toEqual([1001]);
  expect(found.values.get("server")).toEqual([{ value: "微信区", count: 3 }]);
});

test("reads the bounds of numbers and prices", () => {
  const numbers = [
    { key: "skins", from: 3, to: 290 },
    { key: "level", from: 9, to: 1 },
  ];
  const found = readFound({ numbers, price_range: { from: "12.30", to: "99.01" } });
  expect([...found.numbers]).toEqual([["skins", { from: 3, to: 290 }]]);
  expect(found.price).toEqual({ from: 12, to: 100 });
  expect(readFound({ price_range: null }).price).toBeNull();
});

test("accepts any answer", () => {
  fc.assert(
    fc.property(fc.anything(), fc.anything(), (list, facets) => {
      const found = readFound({ list, facets, total: list, next_cursor: facets });
      expect(found.count).toBeGreaterThanOrEqual(found.rows.length);
    }),
  );
  expect(readFound(null)).toMatchObject({ rows: [], count: 0, next: null });
});
