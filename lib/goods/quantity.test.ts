import { limitText, quantityBounds } from "@storefront/contract/listing/quantity-bounds";
import fc from "fast-check";
import { clampQuantity, typeQuantity } from "./quantity";

const count = fc.nat(20_000);
const stocked = fc.record({ stock: count, minSale: count, maxSale: count });

describe("quantity bounds", () => {
  test.each([
    [
      { stock: 60, minSale: 0, maxSale: 0 },
      { min: 1, max: 60, enough: true },
    ],
    [
      { stock: 60, minSale: 1, maxSale: 0 },
      { min: 1, max: 60, enough: true },
    ],
    [
      { stock: 60, minSale: 2, maxSale: 5 },
      { min: 2, max: 5, enough: true },
    ],
    [
      { stock: 3, minSale: 2, maxSale: 5 },
      { min: 2, max: 3, enough: true },
    ],
    [
      { stock: 1, minSale: 2, maxSale: 5 },
      { min: 2, max: 2, enough: false },
    ],
    [
      { stock: 0, minSale: 0, maxSale: 0 },
      { min: 1, max: 1, enough: false },
    ],
    [
      { stock: 20_000, minSale: 0, maxSale: 0 },
      { min: 1, max: 9999, enough: true },
    ],
  ])("of %p are %p", (of, bounds) => expect(quantityBounds(of)).toEqual(bounds));

  test("are never inverted, and never above the stock when there is enough", () => {
    fc.assert(
      fc.property(stocked, (of) => {
        const { min, max, enough } = quantityBounds(of);
        expect(min).toBeGreaterThanOrEqual(1);
        expect(max).toBeGreaterThanOrEqual(min);
        if (enough) expect(max).toBeLessThanOrEqual(of.stock);
        if (enough && of.maxSale > 0) expect(max).toBeLessThanOrEqual(of.maxSale);
      }),
    );
  });

  test("clamp values outside and keep values inside", () => {
    fc.assert(
      fc.property(stocked, fc.oneof(fc.integer(), fc.double()), (of, value) => {
        const bounds = quantityBounds(of);
        const clamped = clampQuantity(value, bounds);
        expect(Number.isInteger(clamped)).toBe(true);
        expect(clamped).toBeGreaterThanOrEqual(bounds.min);
        expect(clamped).toBeLessThanOrEqual(bounds.max);
        expect(clampQuantity(clamped, bounds)).toBe(clamped);
      }),
    );
  });
});

describe("typing a quantity", () => {
  const bounds = (min: number, max: number) => ({ min, max, enough: true });

  test.each([
    ["3", bounds(2, 5), "3", 3],
    ["9", bounds(2, 5), "5", 5],
    ["1", bounds(2, 5), "2", 2],
    ["1", bounds(2, 50), "1", 2],
    ["12", bounds(2, 50), "12", 12],
    ["0", bounds(1, 50), "1", 1],
    ["", bounds(2, 5), "", 2],
    ["-3", bounds(1, 5), "3", 3],
    ["1.5e9", bounds(1, 20), "20", 20],
    ["二", bounds(1, 5), "", 1],
  ])("%p within %p shows %p and counts %p", (typed, within, text, quantity) => {
    expect(typeQuantity(typed, within)).toEqual({ text, quantity });
  });

  test("can produce every quantity within the bounds digit by digit", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.nat(9999),
        fc.nat(9999),
        (min, more, at) => {
          const within = bounds(min, Math.min(9999, min + more));
          const wanted = String(Math.min(within.max, min + at));
          let field = "";
          for (const digit of wanted) field = typeQuantity(field + digit, within).text;
          expect(field).toBe(wanted);
        },
      ),
    );
  });
});

test.each([
  [{ stock: 9, minSale: 0, maxSale: 0 }, ""],
  [{ stock: 9, minSale: 1, maxSale: 0 }, ""],
  [{ stock: 9, minSale: 2, maxSale: 0 }, "2 件起购"],
  [{ stock: 9, minSale: 0, maxSale: 5 }, "每单限购 5 件"],
  [{ stock: 9, minSale: 2, maxSale: 5 }, "2 件起购，每单限购 5 件"],
])("the purchase limit of %p reads %p", (of, words) => expect(limitText(of)).toBe(words));
