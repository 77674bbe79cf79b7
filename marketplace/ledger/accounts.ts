import assert from "node:assert/strict";
import { BALANCE_CHANNEL, channelOf } from "../order-records/order-records";

/** Ledger accounts that do not belong to a user; contract/orders/ledger-events.ts lists the transfers between them. */
export const ACCOUNTS = {
  /** Source of the opening balances. */
  opening: "opening",
  /** Payments of orders that are not fulfilled yet. */
  received: "received",
  /** Prices of paid orders that are not settled. */
  escrow: "escrow",
  /** Settled prices of boosts: the platform is their seller. */
  platformSales: "platform_sales",
  /** Deposits of running rentals. */
  deposits: "deposits",
  /** Money to be refunded through its payment channel. */
  refundsOwed: "refunds_owed",
  /** Paid by the platform: promoters' rewards, cashback, its discounts. */
  marketing: "marketing",
} as const;

/** A buyer's balance, equal to `users.balance_fen`. */
export const balanceOf = (userId: number): string => `balance:${userId}`;

/** A seller's account: settled prices, the platform's part of their discounts, and kept deposits. */
export const sellerOf = (sellerId: number): string => `sales:${sellerId}`;

/** @returns the account that a settled order's price goes to: its seller's, or the platform's for a boost */
export const payeeOf = ({ sellerId }: { sellerId?: number }): string =>
  sellerId === undefined ? ACCOUNTS.platformSales : sellerOf(sellerId);

/** An order of any kind, as far as it says where its price is. */
export interface HeldPrice {
  settledAt: Date | null;
  /** Omitted for a boost. */
  sellerId?: number;
}

/** @returns the account that has the price of a paid order: escrow until it is settled */
export const holderOf = (order: HeldPrice): string =>
  order.settledAt === null ? ACCOUNTS.escrow : payeeOf(order);

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
