import type { CallName } from "./paths";

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
