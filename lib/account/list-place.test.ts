import fc from "fast-check";
import { LAST_PAGE, lastPageOf, readListPlace, writeListPlace } from "./list-place";

const STATES = ["pending", "paid"] as const;

test("finds a place again in the address it was written to", () => {
  const place = fc.record({
    choice: fc.constantFrom(null, ...STATES),
    page: fc.integer({ min: 1, max: LAST_PAGE }),
  });
  fc.assert(
    fc.property(place, fc.constantFrom("", "?ad=7", "?state=x&page=9&ad=7"), (given, before) => {
      const after = writeListPlace(before, "state", given);
      expect(readListPlace(after, "state", STATES)).toEqual(given);
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
])("stands at a page that can be requested at %s", (search, page) => {
  expect(readListPlace(search, "state", STATES)).toEqual({ choice: null, page });
});

test("turns to no page beyond the last that can be requested", () => {
  expect([0, 1, 20, 21, 100_000].map((total) => lastPageOf(total, 20))).toEqual([1, 1, 1, 2, 100]);
});
