import fc from "fast-check";
import { countScores, ratingOf } from "./rating";

test("returns null without reviews", () => {
  expect(ratingOf([])).toBeNull();
  expect(ratingOf([0, 0, 0, 0, 0])).toBeNull();
});

test("computes mean and spread, five stars first", () => {
  expect(ratingOf([1, 0, 0, 1, 6])).toEqual({
    mean: "4.4",
    count: 8,
    spread: [
      { stars: 5, count: 6, percent: 75 },
      { stars: 4, count: 1, percent: 13 },
      { stars: 3, count: 0, percent: 0 },
      { stars: 2, count: 0, percent: 0 },
      { stars: 1, count: 1, percent: 13 },
    ],
  });
});

test("keeps the mean between 1 and 5, a spread that adds up, and never rounds a share to 0", () => {
  const scores = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 300 });
  fc.assert(
    fc.property(scores, (given) => {
      const rating = ratingOf(countScores(given));
      expect(rating?.count).toBe(given.length);
      expect(Number(rating?.mean)).toBeGreaterThanOrEqual(1);
      expect(Number(rating?.mean)).toBeLessThanOrEqual(5);
      for (const { count, percent } of rating?.spread ?? []) {
        expect(percent > 0).toBe(count > 0);
        expect(percent).toBeLessThanOrEqual(100);
      }
    }),
  );
});
