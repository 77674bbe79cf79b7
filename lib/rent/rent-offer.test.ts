import { fenToYuan } from "@storefront/contract/money";
import fc from "fast-check";
import { type RentOffer, readRentOffer, rentAddsUp } from "./rent-offer";
import { SAMPLE_RENT } from "./testing/rent-sample";

test("reads the server's figures", () => {
  expect(readRentOffer(SAMPLE_RENT)).toEqual({
    hours: 4,
    hourFen: 350,
    rentFen: 1_400,
    discounts: [],
    couponFen: 0,
    depositFen: 10_000,
    totalFen: 11_400,
    leastHours: 2,
    mostHours: 72,
    rule: "押金自动退回",
    link: "http://phone.example/rentOrder?goodsId=1003&hours=4",
  });
});

test.each([
  null,
  [],
  {},
  { ...SAMPLE_RENT, rent: null },
  { ...SAMPLE_RENT, now_price: "x" },
  { ...SAMPLE_RENT, phone_url: "" },
])("returns null for %#", (data) => {
  expect(readRentOffer(data)).toBeNull();
});

test("adds up only when rent, minus discounts and coupon, plus deposit equals the total", () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.record({
        hourFen: fc.integer({ min: 1, max: 100_000 }),
        hours: fc.integer({ min: 1, max: 72 }),
        depositFen: amount,
        off: fc.array(amount, { maxLength: 3 }),
        couponFen: amount,
        wrong: fc.integer({ min: -3, max: 3 }),
      }),
      ({ hourFen, hours, depositFen, off, couponFen, wrong }) => {
        const rentFen = hourFen * hours;
        const taken = Math.min(rentFen, off.reduce((sum, fen) => sum + fen, 0) + couponFen);
        const totalFen = rentFen - taken + depositFen + wrong;
        fc.pre(totalFen >= 0);
        const offer = readRentOffer({
          ...SAMPLE_RENT,
          rent: {
            ...SAMPLE_RENT.rent,
            hours,
            hour_price: fenToYuan(hourFen),
            rent_price: fenToYuan(rentFen),
            deposit: fenToYuan(depositFen),
          },
          discounts: [{ title: "减", amount: fenToYuan(taken) }],
          now_price: fenToYuan(totalFen),
        }) as RentOffer;
        expect(rentAddsUp(offer)).toBe(wrong === 0);
      },
    ),
  );
});
