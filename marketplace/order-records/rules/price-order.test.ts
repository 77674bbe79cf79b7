import fc from "fast-check";
import { bestCoupon, couponRefusal, type OwnedCoupon } from "./judge-coupon";
import { type Promotion, priceOrder, reduction } from "./price-order";

const promotion = (change: Partial<Promotion>): Promotion => ({
  discountType: 1,
  conditionType: 1,
  conditionNum: 0,
  discountValue: 0,
  describe: "满减",
  ...change,
});
const price = (unitFen: number, quantity: number, promotions: Promotion[], firstBuyFen = 0) =>
  priceOrder({ unitFen, quantity, promotions, firstBuyFen });

describe("priceOrder", () => {
  it("applies the most valuable promotion whose condition is met", () => {
    const cut = promotion({ conditionNum: 10_000, discountValue: 800, describe: "减 8 元" });
    const percent = promotion({
      discountType: 3,
      conditionType: 2,
      conditionNum: 3,
      discountValue: 5,
      describe: "95 折",
    });
    expect(price(5_000, 1, [cut, percent])).toMatchObject({ hit: null, payableFen: 5_000 });
    expect(price(5_000, 2, [cut, percent])).toMatchObject({ hit: cut, payableFen: 9_200 });
    expect(price(10_000, 3, [cut, percent])).toMatchObject({ hit: percent, payableFen: 28_500 });
  });

  it("adds a gift when its condition is met, next to a discount, without a price line", () => {
    const gift = promotion({ discountType: 2, conditionType: 2, conditionNum: 2, describe: "赠" });
    const other = promotion({ ...gift, conditionNum: 3, describe: "再赠" });
    const cut = promotion({ conditionNum: 0, discountValue: 50, describe: "减" });
    expect(price(100, 2, [gift])).toMatchObject({ hit: gift, gifts: ["赠"], payableFen: 200 });
    expect(price(100, 2, [gift]).lines).toEqual([]);
    expect(price(100, 1, [gift])).toMatchObject({ hit: null, gifts: [] });
    expect(price(100, 3, [gift, cut, other])).toMatchObject({
      hit: cut,
      lines: [{ title: "减", fen: 50 }],
      gifts: ["赠", "再赠"],
    });
  });

  it("rounds a percentage down to the fen", () => {
    const percent = promotion({ discountType: 3, discountValue: 33 });
    expect(price(101, 1, [percent]).lines).toEqual([{ title: "满减", fen: 33 }]);
  });

  it("leaves one fen of a reduction that exceeds the price", () => {
    expect(price(300, 1, [promotion({ discountValue: 500 })], 400)).toMatchObject({
      lines: [{ title: "满减", fen: 299 }],
      payableFen: 1,
    });
  });

  const anyPromotion = fc.record<Promotion>({
    discountType: fc.constantFrom(1, 2, 3),
    conditionType: fc.constantFrom(1, 2),
    conditionNum: fc.integer({ min: 0, max: 100_000 }),
    discountValue: fc.integer({ min: 1, max: 99 }),
    describe: fc.string(),
  });

  it("adds up in integer fen, and never falls below one", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 9_999 }),
        fc.array(anyPromotion, { maxLength: 6 }),
        fc.nat(50_000),
        (unitFen, quantity, promotions, firstBuyFen) => {
          const priced = price(unitFen, quantity, promotions, firstBuyFen);
          const off = priced.lines.reduce((sum, line) => sum + line.fen, 0);
          expect(unitFen * quantity - off).toBe(priced.payableFen);
          expect(priced.payableFen).toBeGreaterThanOrEqual(1);
          expect(Number.isSafeInteger(priced.payableFen)).toBe(true);
          for (const line of priced.lines) expect(line.fen).toBeGreaterThan(0);
        },
      ),
    );
  });

  it("does not depend on the order of promotions", () => {
    fc.assert(
      fc.property(
        fc.array(anyPromotion, { maxLength: 6 }),
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20 }),
        (promotions, unitFen, quantity) => {
          const reversed = price(unitFen, quantity, [...promotions].reverse());
          expect(price(unitFen, quantity, promotions).payableFen).toBe(reversed.payableFen);
        },
      ),
    );
  });
});

describe("coupons", () => {
  const now = new Date("2026-03-01T10:00:00Z");
  const use = { goodsId: 1, sellerId: 2, payableFen: 5_000, now };
  const coupon = (change: Partial<OwnedCoupon> = {}): OwnedCoupon => ({
    id: 1,
    status: "unused",
    expiresAt: new Date("2026-03-02T10:00:00Z"),
    reduceFen: 500,
    conditionFen: 5_000,
    goodsId: null,
    sellerId: null,
    ...change,
  });

  it.each<[Partial<OwnedCoupon>, string | null]>([
    [{}, null],
    [{ goodsId: 1, sellerId: 2 }, null],
    [{ status: "used" }, "已使用"],
    [{ status: "held" }, "已用于待付款的订单"],
    [{ expiresAt: now }, "已过期"],
    [{ goodsId: 9 }, "不适用于该商品"],
    [{ sellerId: 9 }, "不适用于该店铺"],
    [{ conditionFen: 5_001 }, "还差 0.01 元可用"],
  ])("validates %p", (change, refusal) => {
    expect(couponRefusal(coupon(change), use)).toBe(refusal);
  });

  it("chooses the largest reduction, among equals the one that expires first", () => {
    const later = coupon({ id: 1, expiresAt: new Date("2026-03-09T10:00:00Z") });
    const sooner = coupon({ id: 2 });
    const tooDear = coupon({ id: 3, reduceFen: 9_000, conditionFen: 9_999 });
    expect(bestCoupon([later, sooner, tooDear], use)).toBe(sooner);
    expect(bestCoupon([tooDear], use)).toBeNull();
  });

  it("never takes the last fen", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999 }), fc.nat(99_999), (payable, fen) => {
        expect(payable - reduction(payable, fen)).toBeGreaterThanOrEqual(1);
        expect(reduction(payable, fen)).toBeLessThanOrEqual(fen);
      }),
    );
  });
});
