import fc from "fast-check";
import type { GoodsRow } from "@/lib/home/goods-row";
import { kindsOf } from "./game-kinds";
import { countShown, listPage, PER_PAGE } from "./list-rows";
import { PLAIN_VIEW, SORTS } from "./list-view";

const row = (id: number, rest: Partial<GoodsRow> = {}): GoodsRow => ({
  id,
  name: `商品 ${id}`,
  game: "曜日战歌",
  kind: "账号",
  cover: "",
  price: "10.00",
  from: false,
  sale: 0,
  soldOut: false,
  ...rest,
});

const ids = (rows: readonly GoodsRow[]) => rows.map(({ id }) => id);

test("shows every listing on exactly one page, whatever the order", () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 500 }),
      sale: fc.integer({ min: 0, max: 3 }),
      price: fc.constantFrom("1.00", "20.00", "99.99"),
      soldOut: fc.boolean(),
    }),
    { selector: ({ id }) => id, maxLength: 90 },
  );
  fc.assert(
    fc.property(rows, fc.constantFrom(...SORTS.map(({ slug }) => slug)), (parts, sort) => {
      const all = parts.map(({ id, ...rest }) => row(id, rest));
      const { pages, total } = listPage(all, { ...PLAIN_VIEW, sort });
      const seen = Array.from({ length: pages }, (_, index) =>
        ids(listPage(all, { ...PLAIN_VIEW, sort, page: index + 1 }).rows),
      ).flat();
      expect(seen.sort()).toEqual(ids(all).sort());
      expect(total).toBe(all.length);
    }),
  );
});

test("sorts by price with what is sold out behind", () => {
  const all = [row(1, { price: "9.90", soldOut: true }), row(2, { price: "100.00" }), row(3)];
  expect(ids(listPage(all, { ...PLAIN_VIEW, sort: "price-asc" }).rows)).toEqual([3, 2, 1]);
  expect(ids(listPage(all, { ...PLAIN_VIEW, sort: "price-desc" }).rows)).toEqual([2, 3, 1]);
});

test("counts a price range from its lower bound to below its upper one", () => {
  const all = [row(1, { price: "19.99" }), row(2, { price: "20.00" }), row(3, { price: "500.00" })];
  const shown = (price: typeof PLAIN_VIEW.price) =>
    ids(listPage(all, { ...PLAIN_VIEW, price }).rows);
  expect([shown("0-20"), shown("20-100"), shown("100-500"), shown("500-up")]).toEqual([
    [1],
    [2],
    [],
    [3],
  ]);
});

test("leaves sold-out listings out where only stock is wanted", () => {
  const all = [row(1), row(2, { soldOut: true })];
  expect(countShown(all, { ...PLAIN_VIEW, inStock: true })).toBe(1);
});

test("has an empty page beyond the last", () => {
  const all = Array.from({ length: PER_PAGE + 1 }, (_, index) => row(index + 1));
  expect(listPage(all, { ...PLAIN_VIEW, page: 3 })).toEqual({ rows: [], total: 21, pages: 2 });
});

test("counts the kinds that there are, in the order of menus", () => {
  const counts = kindsOf([row(1, { kind: "卡密" }), row(2), row(3, { kind: "卡密" })]);
  expect(counts.map(({ name, count }) => [name, count])).toEqual([
    ["账号", 1],
    ["卡密", 2],
  ]);
});
