import fc from "fast-check";
import { payout } from "./payout";

test.each([
  [128_000, 5, 6400, 121_600],
  [9_901, 4.5, 446, 9_455],
  [500, 0, 0, 500],
])("splits %i fen at %f percent", (price, percent, feeFen, keptFen) => {
  expect(payout(price, percent)).toEqual({ priceFen: price, feeFen, keptFen });
});

test("loses no fen", () => {
  fc.assert(
    fc.property(
      fc.nat(10_000_000),
      fc.double({ min: 0, max: 10, noNaN: true }),
      (price, percent) => {
        const { feeFen, keptFen } = payout(price, percent);
        expect(feeFen + keptFen).toBe(price);
        expect(feeFen).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
