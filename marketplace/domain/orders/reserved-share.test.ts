import { shareOf } from "./reserved-share";

const LIMITS = { sharePercent: 20, shareMinPieces: 5 };

test.each([
  ["a fifth of the unsold pieces, rounded down", 256, 1, 51],
  ["as much as one buyer may always reserve of a small listing", 12, 1, 5],
  ["the seller's least quantity", 30, 12, 12],
])("the share is %s", (_, unsold, least, share) => {
  expect(shareOf({ unsold, least }, LIMITS)).toBe(share);
});

test("a share of 100 % does not limit", () => {
  expect(shareOf({ unsold: 1, least: 1 }, { ...LIMITS, sharePercent: 100 })).toBe(
    Number.POSITIVE_INFINITY,
  );
});
