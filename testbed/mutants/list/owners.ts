import type { Mutant } from "../mutant";

/** Ownership of orders, coupons and secrets. */
export const OWNERS: readonly Mutant[] = [
  {
    id: "lock-of-another-buyer",
    protects: "a coupon is used by its owner only",
    file: "marketplace/promotion/coupons/read-coupons.ts",
    find: ".where(and(eq(userEnvelopes.id, couponId), eq(userEnvelopes.userId, userId)))",
    replacement: ".where(eq(userEnvelopes.id, couponId))",
    testFile: "marketplace/promotion/coupons/read-coupons.test.ts",
    test: "neither reads nor locks a coupon of another user",
  },
  {
    id: "cancel-another-order",
    protects: "an order is cancelled by its buyer only",
    file: "marketplace/orders/cancel-order.ts",
    find: ".where(and(eq(orders.orderNum, orderNum), eq(orders.userId, userId)))",
    replacement: ".where(eq(orders.orderNum, orderNum))",
    testFile: "marketplace/orders/reservation.test.ts",
    test: "is for the order's buyer only",
  },
  {
    id: "read-another-order",
    protects: "an order is read by its buyer only",
    file: "marketplace/orders/read-order.ts",
    find: "eq(orders.orderNum, orderNum), eq(orders.userId, userId)",
    replacement: "eq(orders.orderNum, orderNum)",
    testFile: "marketplace/orders/read-order.test.ts",
    test: "is read by its buyer only",
  },
  {
    id: "list-other-orders",
    protects: "a list shows its buyer's orders only",
    file: "marketplace/orders/list-orders.ts",
    find: "    eq(orders.userId, page.userId),\n    inState(",
    replacement: "    inState(",
    testFile: "marketplace/orders/reservation.test.ts",
    test: "shows the buyer's own, newest first",
  },
  {
    id: "secrets-on-the-desktop",
    protects: "card secrets are shown on the phone only",
    file: "marketplace/orders/read-order.ts",
    find: 'device === 1 && order.status === "collected"',
    replacement: 'order.status === "collected"',
    testFile: "marketplace/orders/read-order.test.ts",
    test: "shows its secrets on the phone only",
  },
];
