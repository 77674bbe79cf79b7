import assert from "node:assert/strict";
import { BALANCE_CHANNEL, channelOf } from "../order-core/channels";

/** Ledger accounts that do not belong to a user; see docs/architecture.md, "The ledger". */
export const ACCOUNTS = {
  /** Source of the opening balances. */
  opening: "opening",
  /** Payments of orders that are not fulfilled yet. */
  received: "received",
  /** Revenue of paid orders. */
  sales: "sales",
  /** Deposits of running rentals. */
  deposits: "deposits",
  /** Money to be refunded through its payment channel. */
  refundsOwed: "refunds_owed",
  /** Paid by the platform: promoters' rewards, cashback. */
  marketing: "marketing",
} as const;

/** A buyer's balance, equal to `users.balance_fen`. */
export const balanceOf = (userId: number): string => `balance:${userId}`;

/** A promoter's earnings. */
export const earningsOf = (userId: number): string => `earnings:${userId}`;

/**
 * Returns the account that an order's money comes from and is refunded to: the buyer's balance or the payment provider.
 * @throws Error for an unknown channel, which no order has
 */
export function sourceOf({ channelId, userId }: { channelId: number; userId: number }): string {
  if (channelId === BALANCE_CHANNEL) return balanceOf(userId);
  const provider = channelOf(channelId);
  assert(provider !== undefined, `no payment channel ${channelId}`);
  return provider;
}
