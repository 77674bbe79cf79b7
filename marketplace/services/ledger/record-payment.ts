import type { Db } from "@/database/open";
import { ACCOUNTS, sourceOf } from "./accounts";
import { recordTransfers } from "./record-transfers";

/** A goods or boost order, as the books see it. */
export interface PaidOrder {
  orderNum: string;
  userId: number;
  channelId: number;
  totalFen: number;
  /** Part of the total. */
  depositFen?: number;
}

/** An order's money has come, and what was ordered is handed over for it. */
export async function recordPayment(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen, depositFen = 0 } = order;
  const from = sourceOf(order);
  await recordTransfers(tx, { event: "payment", orderNum, now }, [
    { from, to: ACCOUNTS.sales, fen: totalFen - depositFen },
    { from, to: ACCOUNTS.deposits, fen: depositFen },
  ]);
}

/** An order was paid, but cannot be fulfilled: the money is owed to the buyer. */
export async function recordUnwantedPayment(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen } = order;
  await recordTransfers(tx, { event: "payment", orderNum, now }, [
    { from: sourceOf(order), to: ACCOUNTS.refundsOwed, fen: totalFen },
  ]);
}
