import { goodsRowSample } from "../goods/testing/goods-row-sample";
import { type KindSection, kindSections, sectionLines } from "./kind-sections";
import { type GoodsFound, readFound } from "./read-found";

const kind = (slug: "account" | "card-key", name: string) => ({
  slug,
  name,
  count: 9,
  exact: true,
});
const KINDS = [kind("account", "账号"), kind("card-key", "卡密")];
const found = (rows: number): GoodsFound => ({
  ...readFound(null),
  rows: Array.from({ length: rows }, (_, index) => goodsRowSample({ id: index + 1 })),
});

test("shows the first rows of each kind", () => {
  const sections = kindSections(KINDS, [found(9), found(9)]);
  expect(sections.map(({ name, count, rows }) => [name, count, rows.length])).toEqual([
    ["账号", 9, 5],
    ["卡密", 9, 6],
  ]);
});

test("leaves out a kind whose list is empty or could not be read", () => {
  expect(kindSections(KINDS, [null, found(0)])).toEqual([]);
});

test("puts kinds with few tiles side by side", () => {
  const section = (slug: KindSection["slug"], rows: number): KindSection => ({
    ...kind("card-key", slug),
    slug,
    rows: found(rows).rows,
  });
  const sections = [
    section("account", 1),
    section("card-key", 4),
    section("top-up", 1),
    section("item", 2),
    section("boost", 1),
    section("other", 6),
  ];
  expect(sectionLines(sections).map((line) => line.map(({ slug }) => slug))).toEqual([
    ["account"],
    ["card-key", "top-up"],
    ["item"],
    ["boost"],
    ["other"],
  ]);
});
