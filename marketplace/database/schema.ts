/**
 * The marketplace's tables, one file per area. Money is integer fen (`*_fen`). Times come from the clock of the
 * process, never from the database, so that the sandbox can move them. Constraints enforce the invariants.
 */
export * from "./schema/accounts";
export * from "./schema/after-sales";
export * from "./schema/alerts";
export * from "./schema/boost-games";
export * from "./schema/boosts";
export * from "./schema/changes";
export * from "./schema/coupons";
export * from "./schema/discovery";
export * from "./schema/downloads";
export * from "./schema/engagement";
export * from "./schema/events";
export * from "./schema/goods";
export * from "./schema/groups";
export * from "./schema/images";
export * from "./schema/ledger";
export * from "./schema/limits";
export * from "./schema/listing-counts";
export * from "./schema/listing-prices";
export * from "./schema/messages";
export * from "./schema/operators";
export * from "./schema/orders";
export * from "./schema/payments";
export * from "./schema/phone-approvals";
export * from "./schema/phone-tickets";
export * from "./schema/promise-reviews";
export * from "./schema/promotion";
export * from "./schema/rental-extensions";
export * from "./schema/rentals";
export * from "./schema/reports";
export * from "./schema/saved-searches";
export * from "./schema/search-pages";
export * from "./schema/sellers";
export * from "./schema/settings";
export * from "./schema/sms-notices";
export * from "./schema/sweeps";
export * from "./schema/wechat";
