import type { Db } from "../database/db";
import { ACCOUNTS, sourceOf } from "./accounts";
import { recordTransfers } from "./record-transfers";

/** The part of a goods or boost order that the ledger uses. */
export interface PaidOrder {
  orderNum: string;
  userId: number;
  channelId: number;
  totalFen: number;
  /** Part of the total. */
  depositFen?: number;
}

/** Records the payment of an order that is fulfilled at once. */
export async function recordPayment(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen, depositFen = 0 } = order;
  const from = sourceOf(order);
  await recordTransfers(tx, { event: "payment", orderNum, now }, [
    { from, to: ACCOUNTS.escrow, fen: totalFen - depositFen },
    { from, to: ACCOUNTS.deposits, fen: depositFen },
  ]);
}

/** Records a payment through a provider, before the order is fulfilled. */
export async function recordReceivedPayment(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen } = order;
  await recordTransfers(tx, { event: "payment", orderNum, now }, [
    { from: sourceOf(order), to: ACCOUNTS.received, fen: totalFen },
  ]);
}

/** Moves a received payment to escrow, when its order is fulfilled, or to be refunded without a deposit. */
export async function recordAppliedPayment(
  tx: Db,
  { orderNum, totalFen, depositFen = 0 }: Pick<PaidOrder, "orderNum" | "totalFen" | "depositFen">,
  now: Date,
): Promise<void> {
  const from = ACCOUNTS.received;
  await recordTransfers(tx, { event: "payment_applied", orderNum, now }, [
    { from, to: ACCOUNTS.escrow, fen: totalFen - depositFen },
    { from, to: ACCOUNTS.deposits, fen: depositFen },
  ]);
}

/** Records the payment of an order that cannot be fulfilled: the money is owed to the buyer. */
export async function recordUnwantedPayment(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen } = order;
  await recordTransfers(tx, { event: "payment", orderNum, now }, [
    { from: sourceOf(order), to: ACCOUNTS.refundsOwed, fen: totalFen },
  ]);
}
