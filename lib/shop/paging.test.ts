import fc from "fast-check";
import { FIRST_PAGE, lastPage, pageNumbers, readListQuery, writeListQuery } from "./paging";

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, null, 6]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, [1, null, 4, 5, 6, 7, 8, null, 12]],
  [12, 12, [1, null, 10, 11, 12]],
  [3, 2_000_000_000, [1, 2, 3, 4, 5, null, 2_000_000_000]],
])("offers these pages on page %i of %i", (page, last, expected) => {
  expect(pageNumbers(page, last)).toEqual(expected);
});

test("offers pages in order, with the first, last and current one, and without gaps of one page", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (last, seed) => {
      const page = (seed % last) + 1;
      const offered = pageNumbers(page, last);
      const numbers = offered.filter((it) => it !== null);
      expect([numbers[0], numbers.at(-1), numbers.includes(page)]).toEqual([1, last, true]);
      offered.forEach((it, index) => {
        const [before, after] = [offered[index - 1], offered[index + 1]];
        if (it === null) expect((after ?? 0) - (before ?? 0)).toBeGreaterThan(2);
        else if (typeof before === "number") expect(it - before).toBe(1);
      });
      expect(offered.length).toBeLessThanOrEqual(9);
    }),
  );
});

test.each([
  ["", FIRST_PAGE],
  ["?user_id=5&sort=sales&page=3", { sort: "sales", page: 3 }],
  ["?sort=id%3Bdrop&page=0", FIRST_PAGE],
  ["?sort=newest&page=-1", { sort: "newest", page: 1 }],
  ["?page=1e3", FIRST_PAGE],
  ["?page=999999", { sort: "default", page: 100_000 }],
])("%j is read as %j", (search, query) => {
  expect(readListQuery(search)).toEqual(query);
});

test("round-trips a query, keeping the other parameters", () => {
  const api = "/v1/user/home_page?user_id=5";
  const search = `?user_id=5&api=${encodeURIComponent(api)}&page=4`;
  const written = writeListQuery(search, { sort: "price_asc", page: 2 });
  expect(readListQuery(written)).toEqual({ sort: "price_asc", page: 2 });
  expect(new URLSearchParams(written).get("api")).toBe(api);
  expect(readListQuery(writeListQuery(written, FIRST_PAGE))).toEqual(FIRST_PAGE);
  expect(writeListQuery(written, FIRST_PAGE)).not.toMatch(/sort|page=/);
});

test("caps the last page for an absurd total", () => {
  expect(lastPage(2_147_483_647, 1)).toBe(100_000);
});

test("has at least one page", () => {
  expect([lastPage(0, 12), lastPage(12, 12), lastPage(13, 12), lastPage(5, 0)]).toEqual([
    1, 1, 2, 5,
  ]);
});
