import fc from "fast-check";
import { countScores, meanTenths, ratingOf } from "./rating";

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

test("rounds half a tenth up, which floating point would round down", () => {
  // 4.35 and 4.45: 87 points of 20 reviews, 89 of 20.
  expect([meanTenths(87, 20), meanTenths(89, 20), meanTenths(0, 0)]).toEqual([44, 45, 0]);
});

test("has the mean of the scores, for any number of them", () => {
  const scores = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 2_000 });
  fc.assert(
    fc.property(scores, (given) => {
      const points = given.reduce((sum, score) => sum + score, 0);
      const tenths = meanTenths(points, given.length);
      // Exact: no other whole number of tenths is nearer to ten times the mean.
      expect(Math.abs(2 * (tenths * given.length - 10 * points))).toBeLessThanOrEqual(given.length);
      expect(ratingOf(countScores(given))?.mean).toBe((tenths / 10).toFixed(1));
      const worse = meanTenths(points + 1, given.length + 1);
      expect(worse).toBeLessThanOrEqual(tenths);
      expect(meanTenths(points + 5, given.length + 1)).toBeGreaterThanOrEqual(tenths);
    }),
  );
});
