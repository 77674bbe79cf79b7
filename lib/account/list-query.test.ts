import fc from "fast-check";
import { LAST_PAGE, lastPageOf, readListQuery, writeListQuery } from "./list-query";

const STATES = ["pending", "paid"] as const;

test("round-trips a list query through the URL, keeping other parameters", () => {
  const query = fc.record({
    filter: fc.constantFrom(null, ...STATES),
    page: fc.integer({ min: 1, max: LAST_PAGE }),
  });
  fc.assert(
    fc.property(query, fc.constantFrom("", "?ad=7", "?state=x&page=9&ad=7"), (query, before) => {
      const after = writeListQuery(before, "state", query);
      expect(readListQuery(after, "state", STATES)).toEqual(query);
      expect(after.includes("ad=7")).toBe(before.includes("ad=7"));
    }),
  );
});

test.each([
  ["?page=0", 1],
  ["?page=-3", 1],
  ["?page=1e3", 1],
  ["?page=%E0%A4%A", 1],
  ["?page=101", LAST_PAGE],
  ["?page=999999999", LAST_PAGE],
  ["?page=9999999999", 1],
])("reads the page of %s as %i", (search, page) => {
  expect(readListQuery(search, "state", STATES)).toEqual({ filter: null, page });
});

test("caps the number of pages at the last one that can be requested", () => {
  expect([0, 1, 20, 21, 100_000].map((total) => lastPageOf(total, 20))).toEqual([1, 1, 1, 2, 100]);
});
