import type { CallName } from "./paths";

/** The most expensive calls without a login: at most VISITOR_CALLS_PER_MINUTE of each per client address. */
export const CALLS_LIMITED_BY_ADDRESS: ReadonlySet<CallName> = new Set<CallName>([
  "games",
  "goodsByIds",
  "priceHistory",
  "recentDeals",
  "searchGoods",
  "suggest",
]);

/** Calls limited to USER_CALLS_PER_MINUTE of each per user. */
export const CALLS_LIMITED_BY_USER: ReadonlySet<CallName> = new Set<CallName>([
  "messages",
  "sendMessage",
  "readMessages",
  "conversations",
  "unreadMessages",
  "orderConfirm",
  "quote",
  "buildOrder",
  "extendRental",
  "orderCancel",
  "orderReceive",
  "writeReview",
  "orderRefund",
  "withdrawRefund",
  "escalateRefund",
  "answerPhone",
  "orderList",
  "accountEvents",
  "favourites",
  "ledger",
  "ownEnvelopes",
  "collectGoods",
  "reportGoods",
  "subscribe",
  "receiveEnvelope",
  "shareGoods",
  "boostBuild",
  "boostAccount",
  "boostCancel",
  "agree",
  "chooseSmsNotices",
  "deletion",
  "deleteAccount",
]);
