import type { Mutant } from "../mutant";

const TERMS = {
  file: "marketplace/order-records/rules/settlement-terms.ts",
  testFile: "marketplace/order-records/rules/settlement-terms.test.ts",
};

/** Where prices are, who bears discounts, and what refunds take back. */
export const SETTLEMENT: readonly Mutant[] = [
  {
    id: "settled-price-in-escrow",
    protects: "a refund of a settled order comes out of its seller's account",
    file: "marketplace/ledger/accounts.ts",
    find: "order.settledAt === null ? ACCOUNTS.escrow : payeeOf(order)",
    replacement: "ACCOUNTS.escrow",
    testFile: "marketplace/ledger/ledger.test.ts",
    test: "holds a price in escrow until it is settled to its seller",
    stillPasses: "returns the source account of an order",
  },
  {
    id: "nothing-back-for-a-part",
    protects: "a partial refund takes back its share of cashback and platform discount",
    ...TERMS,
    find: "return leftOf(givenFen, price) - leftOf(givenFen, after);",
    replacement: "return after.refundedFen === after.priceFen ? givenFen : 0;",
    test: "takes back with several refunds what one would, in proportion",
  },
  {
    id: "share-rounded-apart",
    protects: "several refunds take back together what one would",
    ...TERMS,
    find: "return leftOf(givenFen, price) - leftOf(givenFen, after);",
    replacement:
      "return refundedShare(givenFen, fen, price.priceFen) + (after.refundedFen < 0 ? 1 : 0);",
    test: "loses no fen, whichever refunds come before the settlement and which after it",
  },
  {
    id: "shop-coupon-paid-by-the-platform",
    protects: "a shop bears its own coupons",
    ...TERMS,
    find: "coupon?.goodsId === null && coupon.sellerId === null",
    replacement: "coupon?.goodsId === null",
    test: 'lets the platform bear "a shop\'s coupon"',
  },
];
