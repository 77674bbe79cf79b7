import fc from "fast-check";
import { FIRST_PLACE, lastPage, pageNumbers, readPlace, writePlace } from "./paging";

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 6, [1, 2, 3, null, 6]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [6, 12, [1, null, 4, 5, 6, 7, 8, null, 12]],
  [12, 12, [1, null, 10, 11, 12]],
  [3, 2_000_000_000, [1, 2, 3, 4, 5, null, 2_000_000_000]],
])("on page %i of %i these are offered", (page, last, expected) => {
  expect(pageNumbers(page, last)).toEqual(expected);
});

test("pages are offered in order, with the first, the last and this one, and a gap is never one page", () => {
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
  ["", FIRST_PLACE],
  ["?user_id=5&sort=sales&page=3", { sort: "sales", page: 3 }],
  ["?sort=id%3Bdrop&page=0", FIRST_PLACE],
  ["?sort=newest&page=-1", { sort: "newest", page: 1 }],
  ["?page=1e3", FIRST_PLACE],
  ["?page=999999", { sort: "default", page: 100_000 }],
])("%j is read as %j", (search, place) => {
  expect(readPlace(search)).toEqual(place);
});

test("a place is written and read again, and the rest of the address stays", () => {
  const api = "/v1/user/home_page?user_id=5";
  const search = `?user_id=5&api=${encodeURIComponent(api)}&page=4`;
  const written = writePlace(search, { sort: "price_asc", page: 2 });
  expect(readPlace(written)).toEqual({ sort: "price_asc", page: 2 });
  expect(new URLSearchParams(written).get("api")).toBe(api);
  expect(readPlace(writePlace(written, FIRST_PLACE))).toEqual(FIRST_PLACE);
  expect(writePlace(written, FIRST_PLACE)).not.toMatch(/sort|page=/);
});

test("a total that cannot be leads no further than an address can", () => {
  expect(lastPage(2_147_483_647, 1)).toBe(100_000);
});

test("there is always one page", () => {
  expect([lastPage(0, 12), lastPage(12, 12), lastPage(13, 12), lastPage(5, 0)]).toEqual([
    1, 1, 2, 5,
  ]);
});
