import type { CallName } from "./paths";

/** Calls that cost the database most and need no login: of each, one address makes VISITOR_CALLS_PER_MINUTE at most. */
export const CALLS_LIMITED_BY_ADDRESS: ReadonlySet<CallName> = new Set<CallName>([
  "games",
  "searchGoods",
  "suggest",
]);

/** Calls of which one user makes at most USER_CALLS_PER_MINUTE, of each. */
export const CALLS_LIMITED_BY_USER: ReadonlySet<CallName> = new Set<CallName>([
  "messages",
  "sendMessage",
  "readMessages",
  "conversations",
  "unreadMessages",
  "orderConfirm",
  "quote",
  "buildOrder",
  "orderCancel",
  "orderReceive",
  "orderRefund",
  "withdrawRefund",
  "escalateRefund",
  "answerPhone",
  "orderList",
  "favourites",
  "ledger",
  "ownEnvelopes",
  "collectGoods",
  "reportGoods",
  "subscribe",
  "receiveEnvelope",
  "shareGoods",
  "boostBuild",
  "boostCancel",
]);
