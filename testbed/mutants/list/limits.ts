import type { Mutant } from "../mutant";

/** Limits of clients and buyers. */
export const LIMITS: readonly Mutant[] = [
  {
    id: "one-unpaid-order-more",
    protects: "a buyer leaves three orders unpaid at most",
    file: "marketplace/domain/orders/order-limits.ts",
    find: "history.unpaid >= limits.perBuyer",
    replacement: "history.unpaid > limits.perBuyer",
    testFile: "marketplace/services/orders/reservation.test.ts",
    test: "are refused beyond three of a buyer",
  },
  {
    id: "codes-without-a-reserve",
    protects: "strangers cannot use up the codes of browsers that have logged in before",
    file: "marketplace/services/accounts/count-codes.ts",
    find: "isKnown ? [all] : [all, open]",
    replacement: "[all]",
    testFile: "marketplace/routes/sms-day-cap.full.test.ts",
    test: "keep a reserve",
  },
  {
    id: "network-without-a-share",
    protects: "three phone numbers in one network cannot hold a listing unpaid",
    file: "marketplace/services/orders/reserve-share.ts",
    find: "counted ? row.ofNetwork : null",
    replacement: "null",
    testFile: "marketplace/services/orders/unpaid-share.test.ts",
    test: "3 numbers in one network",
  },
  {
    id: "most-for-a-buyer-in-each-order",
    protects: "the seller's limit for a buyer holds over orders",
    file: "marketplace/domain/orders/order-limits.ts",
    find: "had + quantity <= most",
    replacement: "quantity <= most",
    testFile: "marketplace/services/orders/order-limits.test.ts",
    test: "had, ",
  },
  {
    id: "count-nobody-twice",
    protects: "connections of one client are bounded",
    file: "platform/http/connection-limit.ts",
    find: "const isExcess = count > limit;",
    replacement: "const isExcess = count > 2 * limit;",
    testFile: "platform/http/connection-limit.test.ts",
    test: "refuses the request of a connection beyond the limit",
  },
  {
    id: "one-act-more",
    protects: "the limiter without Redis allows as many acts as its rule",
    file: "marketplace/database/limits/database-limiter.ts",
    find: "offset rule.most - 1",
    replacement: "offset rule.most",
    testFile: "marketplace/routes/send-sms.full.test.ts",
    test: "sends one code in 60 seconds",
  },
];
