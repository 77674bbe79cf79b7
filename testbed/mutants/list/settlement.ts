import type { Mutant } from "../mutant";

const TEST_FILE = "marketplace/services/settlement/settlement.test.ts";

/** Prices in escrow, their settlement, and what refunds take back. */
export const SETTLEMENT: readonly Mutant[] = [
  {
    id: "settled-refund-out-of-escrow",
    protects: "a refund of a settled order comes out of its seller's account",
    file: "marketplace/services/ledger/accounts.ts",
    find: "order.settledAt === null ? ACCOUNTS.escrow : payeeOf(order)",
    replacement: "ACCOUNTS.escrow",
    testFile: TEST_FILE,
    test: "after the settlement comes out of the seller's account",
    stillPasses: "before the settlement comes out of escrow",
  },
  {
    id: "discount-kept-after-a-refund",
    protects: "a refund takes back the platform's part of a discount from the seller",
    file: "marketplace/services/fulfilment/refund-price.ts",
    find: "shareTakenBack(order.platformDiscountFen, soldPrice(order), fen)",
    replacement: "0",
    testFile: TEST_FILE,
    test: "after the settlement comes out of the seller's account",
    stillPasses: "lets the shop bear its own coupon",
  },
  {
    id: "cashback-kept-on-a-part",
    protects: "a partial refund takes back its share of the cashback",
    file: "marketplace/services/fulfilment/refund-price.ts",
    find: "shareTakenBack(cashbackFen, soldPrice(order), fen)",
    replacement: "shareTakenBack(cashbackFen, soldPrice(order), 0)",
    testFile: "marketplace/services/after-sales/refund-part.test.ts",
    test: "deducts the received cashback, several parts together as much as one",
    stillPasses:
      "refunds several parts at the provider, each under its own number, and the order goes on",
  },
  {
    id: "shop-coupon-paid-by-the-platform",
    protects: "a shop bears its own coupons",
    file: "marketplace/domain/orders/settlement-terms.ts",
    find: "coupon?.goodsId === null && coupon.sellerId === null",
    replacement: "coupon?.goodsId === null",
    testFile: "marketplace/domain/orders/settlement-terms.test.ts",
    test: 'lets the platform bear "a shop\'s coupon"',
  },
  {
    id: "extensions-left-in-escrow",
    protects: "a rental is settled together with its extensions",
    file: "marketplace/services/settlement/sweep-settlements.ts",
    find: "if (order.rentHours === null) return;",
    replacement: "if (order.rentHours !== null) return;",
    testFile: TEST_FILE,
    test: "of a rental ends with its return, its extensions included",
    stillPasses: "of a card key ends 24 hours after its collection",
  },
];
