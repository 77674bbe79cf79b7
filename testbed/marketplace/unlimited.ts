import type { Config } from "@storefront/marketplace/config";

/** No limits of orders and calls, for tests of payments, stock or refunds alone. */
export const UNLIMITED: Pick<Config, "orderLimits" | "userCallsPerMinute"> = {
  orderLimits: {
    perBuyer: 1000,
    perListing: 1000,
    piecesPerListing: 0,
    sharePercent: 100,
    shareMinPieces: 1,
    totalPercent: 100,
    cooldownS: 0,
  },
  userCallsPerMinute: 1_000_000,
};
