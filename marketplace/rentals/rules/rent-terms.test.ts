import { ApiError } from "@storefront/contract/api-error";
import { MAX_RENT_HOURS } from "@storefront/contract/rentals/rent-hours";
import fc from "fast-check";
import { rentPriceAnswer, rentTerms } from "./rent-terms";

const goods = fc.record({ depositFen: fc.nat(1_000_000), leastTime: fc.nat(100) });
const hourFen = fc.integer({ min: 1, max: 1_000_000 });

it("costs hours × price within the limits, and is refused beyond them", () => {
  fc.assert(
    fc.property(hourFen, fc.integer({ min: -5, max: 200 }), goods, (fen, hours, rented) => {
      const least = Math.min(MAX_RENT_HOURS, Math.max(1, rented.leastTime));
      if (hours < least || hours > MAX_RENT_HOURS) {
        expect(() => rentTerms(fen, hours, rented)).toThrow(ApiError);
        return;
      }
      const terms = rentTerms(fen, hours, rented);
      expect(terms.rentFen).toBe(fen * hours);
      expect(terms.depositFen).toBe(rented.depositFen);
      expect(terms.leastHours).toBeLessThanOrEqual(terms.mostHours);
    }),
  );
});

it("refuses hours that are no positive integer", () => {
  for (const hours of [0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => rentTerms(350, hours, { depositFen: 0, leastTime: 0 })).toThrow(ApiError);
  }
});

it("is yuan on the wire", () => {
  expect(
    rentPriceAnswer(rentTerms(350, 4, { depositFen: 10_000, leastTime: 2 }), false),
  ).toMatchObject({
    hours: 4,
    hour_price: "3.50",
    rent_price: "14.00",
    deposit: "100.00",
    least_time: 2,
    most_time: MAX_RENT_HOURS,
  });
});

it.each([
  [false, /^付款后开始计时/],
  [true, /^从卖家交付起计时/],
])("says only when this listing's time begins: delivered by a person %s", (isManual, rule) => {
  const answer = rentPriceAnswer(rentTerms(350, 4, { depositFen: 0, leastTime: 2 }), isManual);
  expect(answer.rule).toMatch(rule);
});
