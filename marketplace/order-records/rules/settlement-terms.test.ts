import fc from "fast-check";
import {
  leftOf,
  platformDiscountOf,
  settleHoursOf,
  settlementOf,
  shareTakenBack,
} from "./settlement-terms";

it.each([
  ["card secrets", { goodsType: "CardKey", deliveryType: 2 }, 24],
  ["cards delivered by hand", { goodsType: "CardKey", deliveryType: 1 }, 168],
  ["accounts", { goodsType: "PersonalAccount", deliveryType: 2 }, 168],
  ["items", { goodsType: "Item", deliveryType: 1 }, 168],
])("waits for %s as long as the buyer has to object", (_, listing, hours) => {
  expect(settleHoursOf(listing)).toBe(hours);
});

it.each([
  ["a coupon of no shop", { goodsId: null, sellerId: null }, 300],
  ["a shop's coupon", { goodsId: null, sellerId: 3 }, 0],
  ["a listing's coupon", { goodsId: 5, sellerId: null }, 0],
  ["no coupon", null, 0],
])("lets the platform bear %p", (_, coupon, fen) => {
  expect(platformDiscountOf(coupon, 300)).toBe(fen);
});

const fen = fc.integer({ min: 1, max: 5_000_000 });
/** A price, what was given for it, and refunds of it that leave something or nothing. */
const refunds = fc
  .tuple(fen, fc.nat(5_000_000), fc.array(fc.integer({ min: 0, max: 1000 }), { maxLength: 8 }))
  .map(([priceFen, givenFen, perMille]) => {
    let leftFen = priceFen;
    const parts = perMille.map((share) => {
      const part = Math.floor((leftFen * share) / 1000);
      leftFen -= part;
      return part;
    });
    return { priceFen, givenFen, parts };
  });

it("takes back with several refunds what one would, in proportion, and all of it with the last", () => {
  fc.assert(
    fc.property(refunds, ({ priceFen, givenFen, parts }) => {
      let refundedFen = 0;
      let takenFen = 0;
      for (const part of parts) {
        const taken = shareTakenBack(givenFen, { priceFen, refundedFen }, part);
        expect(taken).toBeGreaterThanOrEqual(0);
        takenFen += taken;
        refundedFen += part;
        expect(takenFen).toBe(shareTakenBack(givenFen, { priceFen, refundedFen: 0 }, refundedFen));
        expect(takenFen).toBeLessThanOrEqual((givenFen * refundedFen) / priceFen);
        expect(takenFen).toBeGreaterThan((givenFen * refundedFen) / priceFen - 1);
      }
      const rest = shareTakenBack(givenFen, { priceFen, refundedFen }, priceFen - refundedFen);
      expect(takenFen + rest).toBe(givenFen);
    }),
  );
});

it("loses no fen, whichever refunds come before the settlement and which after it", () => {
  fc.assert(
    fc.property(refunds, fc.nat(8), ({ priceFen, givenFen: discountFen, parts }, before) => {
      const books = { escrow: priceFen, buyer: 0, seller: 0, marketing: 0 };
      let refundedFen = 0;
      const settle = () => {
        const settled = settlementOf({ priceFen, refundedFen }, discountFen);
        books.escrow -= settled.priceFen;
        books.marketing -= settled.discountFen;
        books.seller += settled.priceFen + settled.discountFen;
      };
      for (const [at, part] of parts.entries()) {
        if (at === before) settle();
        const holder = at < before ? "escrow" : "seller";
        books[holder] -= part;
        books.buyer += part;
        if (holder === "seller") {
          const back = shareTakenBack(discountFen, { priceFen, refundedFen }, part);
          books.seller -= back;
          books.marketing += back;
        }
        refundedFen += part;
        expect(books[holder]).toBeGreaterThanOrEqual(0);
      }
      if (parts.length <= before) settle();
      const leftDiscount = leftOf(discountFen, { priceFen, refundedFen });
      expect(books).toEqual({
        escrow: 0,
        buyer: refundedFen,
        seller: priceFen - refundedFen + leftDiscount,
        marketing: -leftDiscount || 0,
      });
    }),
  );
});
