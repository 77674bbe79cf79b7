import fc from "fast-check";
import { pageNumbers } from "./page-numbers";

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
