import fc from "fast-check";
import {
  type ListView,
  listQuery,
  PLAIN_VIEW,
  PRICE_RANGES,
  readListView,
  SORTS,
  viewOfSegment,
  viewSegment,
} from "./list-view";

const views: fc.Arbitrary<ListView> = fc.record({
  sort: fc.constantFrom(...SORTS.map(({ slug }) => slug)),
  price: fc.constantFrom(undefined, ...PRICE_RANGES.map(({ slug }) => slug)),
  inStock: fc.boolean(),
  page: fc.integer({ min: 1, max: 99 }),
});

test("reads from an address the view that wrote it, also among foreign parameters", () => {
  fc.assert(
    fc.property(views, (view) => {
      const query = listQuery(view);
      expect(readListView(query)).toEqual(view);
      expect(readListView(query === "" ? "?utm_source=a" : `${query}&utm_source=a`)).toEqual(view);
      expect(viewOfSegment(viewSegment(view))).toEqual(view);
      expect(viewSegment(view)).toMatch(/^[a-z0-9._-]+$/);
    }),
  );
});

test("reads a view from any query, and writes one address of it", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      const query = listQuery(readListView(`?sort=${text}&price=${text}&page=${text}`));
      expect(listQuery(readListView(query))).toBe(query);
    }),
  );
});

test.each([
  ["", ""],
  ["?sort=sales&page=1", ""],
  ["?price=1-2&stock=yes&page=0", ""],
  ["?page=100", ""],
  ["?page=7&sort=price-desc", "?sort=price-desc&page=7"],
  ["?stock=1&price=500-up", "?price=500-up&stock=1"],
  ["?price=%E0%A4%A", ""],
])("takes %s for %s", (query, canonical) => {
  expect(listQuery(readListView(query))).toBe(canonical);
});

test("leaves the plain view without a query", () => {
  expect(listQuery(PLAIN_VIEW)).toBe("");
});
