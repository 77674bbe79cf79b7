import assert from "node:assert/strict";
import { BALANCE_CHANNEL, channelOf } from "../order-terms/channels";

/** The books' accounts that belong to nobody in particular. What a name means: docs/architecture.md, "The ledger". */
export const ACCOUNTS = {
  /** Where balances came from that were there before anything was sold. */
  opening: "opening",
  /** Sold and paid for. */
  sales: "sales",
  /** Deposits of running rentals. */
  deposits: "deposits",
  /** Money that has to go back to where it was paid. */
  refundsOwed: "refunds_owed",
  /** What the platform gives: rewards of promoters, cashback. */
  marketing: "marketing",
} as const;

/** A buyer's balance, as `users.balance_fen` has it. */
export const balanceOf = (userId: number): string => `balance:${userId}`;

/** What a promoter has earned. */
export const earningsOf = (userId: number): string => `earnings:${userId}`;

/**
 * Where an order's money comes from, and goes back to: the buyer's balance, or the payment provider's side.
 * @throws Error for a channel that does not exist, which no order has
 */
export function sourceOf({ channelId, userId }: { channelId: number; userId: number }): string {
  if (channelId === BALANCE_CHANNEL) return balanceOf(userId);
  const provider = channelOf(channelId);
  assert(provider !== undefined, `no payment channel ${channelId}`);
  return provider;
}
