import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { filtersOf, LIST_FILTERS, valueName } from "./list-filters";
import { viewOfSegment, viewSegment } from "./list-segment";
import {
  changeView,
  hasFilters,
  type ListView,
  listQuery,
  PLAIN_VIEW,
  PRICE_RANGES,
  readListView,
  SORTS,
  withFilter,
} from "./list-view";
import { LISTING_KINDS } from "./listing-kinds";

const kinds = fc.constantFrom(undefined, ...LISTING_KINDS.map(({ slug }) => slug));
const values = fc
  .string({ unit: "grapheme", maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => valueName("server", text) !== undefined);

const valuesOf = {
  server: values,
  rank: values,
  face: values,
  rebind: fc.constant("1"),
  delivery: fc.constantFrom("1", "2"),
};

const viewOf = (kind: Parameters<typeof filtersOf>[0]): fc.Arbitrary<ListView> =>
  fc.record({
    sort: fc.constantFrom(...SORTS.map(({ slug }) => slug)),
    price: fc.constantFrom(undefined, ...PRICE_RANGES.map(({ slug }) => slug)),
    inStock: fc.boolean(),
    filters: fc.record(
      Object.fromEntries(filtersOf(kind).map(({ param }) => [param, valuesOf[param]])),
      { requiredKeys: [] },
    ),
    after: fc.option(fc.stringMatching(/^[\w-]{1,120}$/), { nil: undefined }),
  });

const kindAndView = kinds.chain((kind) => fc.tuple(fc.constant(kind), viewOf(kind)));

test("round-trips a view through the query, also beside unrelated parameters", () => {
  fc.assert(
    fc.property(kindAndView, ([kind, view]) => {
      const query = listQuery(view);
      expect(readListView(query, kind)).toEqual(view);
      expect(readListView(query === "" ? "?utm_source=a" : `${query}&utm_source=a`, kind)).toEqual(
        view,
      );
      expect(viewOfSegment(viewSegment(view), kind)).toEqual(view);
      expect(viewSegment(view)).toMatch(/^[\w-]+$/);
    }),
  );
});

test("reads a view from any query and writes its canonical query", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), kinds, (text, kind) => {
      const names = ["sort", "price", "after", ...LIST_FILTERS.map(({ param }) => param)];
      const query = listQuery(
        readListView(`?${names.map((name) => `${name}=${text}`).join("&")}`, kind),
      );
      expect(listQuery(readListView(query, kind))).toBe(query);
    }),
    runs(25, 100),
  );
});

test.each([
  ["", ""],
  ["?sort=sales&page=7", ""],
  ["?price=1-2&stock=yes&after=", ""],
  ["?after=a%20b", ""],
  ["?after=bi5k&sort=price-desc", "?sort=price-desc&after=bi5k"],
  ["?stock=1&price=2000-up", "?price=2000-up&stock=1"],
  ["?price=%E0%A4%A", ""],
  ["?rank=a&server=%20b&rebind=2&delivery=x", "?server=b"],
  [`?server=${"a".repeat(41)}`, ""],
  ["?server=a%00b", ""],
])("reads %s as %s", (query, canonical) => {
  expect(listQuery(readListView(query))).toBe(canonical);
});

test("offers each kind its own filters, and a game the filters that all kinds share", () => {
  const titles = (kind: Parameters<typeof filtersOf>[0]) =>
    filtersOf(kind).map(({ title }) => title);
  expect(titles("account")).toEqual(["区服", "段位", "换绑"]);
  expect(titles("card-key")).toEqual(["区服", "面值", "发货"]);
  expect(titles(undefined)).toEqual(["区服", "发货"]);
  for (const { slug } of LISTING_KINDS) expect(titles(slug).length).toBeGreaterThan(0);
});

test("returns to the first page when another choice changes", () => {
  const view = { ...PLAIN_VIEW, after: "x" };
  expect(changeView(view, { sort: "newest" })).toEqual({ ...PLAIN_VIEW, sort: "newest" });
  const chosen = withFilter(view, "server", "微信区");
  expect(listQuery(chosen)).toBe(`?server=${encodeURIComponent("微信区")}`);
  expect(withFilter(chosen, "server", undefined)).toEqual(PLAIN_VIEW);
});

test("counts filters as filtering, but not the sort order", () => {
  expect(hasFilters({ ...PLAIN_VIEW, sort: "newest", after: "x" })).toBe(false);
  expect(hasFilters({ ...PLAIN_VIEW, inStock: true })).toBe(true);
  expect(hasFilters({ ...PLAIN_VIEW, price: "0-20" })).toBe(true);
  expect(hasFilters(withFilter(PLAIN_VIEW, "rebind", "1"))).toBe(true);
});
