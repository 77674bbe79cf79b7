import fc from "fast-check";
import { FIRST_PAGE, LAST_PAGE, lastPageOf, readListQuery, writeListQuery } from "./list-query";

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

test.each([
  ["?user_id=5&state=paid&page=3", { filter: "paid", page: 3 }],
  ["?state=id%3Bdrop&page=0", FIRST_PAGE],
  ["?page=999999", { filter: null, page: 100_000 }],
])("reads %s up to the last page of its list", (search, query) => {
  expect(readListQuery(search, "state", STATES, 100_000)).toEqual(query);
});

test("keeps other parameters as they are, and writes nothing for the first page", () => {
  const api = "/v1/user/home_page?user_id=5";
  const search = `?user_id=5&api=${encodeURIComponent(api)}&page=4`;
  const written = writeListQuery(search, "state", { filter: "paid", page: 2 });
  expect(new URLSearchParams(written).get("api")).toBe(api);
  expect(writeListQuery(written, "state", FIRST_PAGE)).not.toMatch(/state|page=/);
});

test("caps the last page for an absurd total", () => {
  expect(lastPageOf(2_147_483_647, 1, 100_000)).toBe(100_000);
});

test("has at least one page, also for a page size of 0", () => {
  expect([lastPageOf(0, 12), lastPageOf(13, 12), lastPageOf(5, 0)]).toEqual([1, 2, 5]);
});
