import type { CallName } from "./paths";

/** Calls of which one user makes at most USER_CALLS_PER_MINUTE, of each. */
export const CALLS_LIMITED_BY_USER: ReadonlySet<CallName> = new Set<CallName>([
  "orderConfirm",
  "quote",
  "buildOrder",
  "orderCancel",
  "orderReceive",
  "orderRefund",
  "orderList",
  "favourites",
  "ownEnvelopes",
  "collectGoods",
  "subscribe",
  "receiveEnvelope",
  "shareGoods",
  "boostBuild",
  "boostCancel",
]);
