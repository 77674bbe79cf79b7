import type { Db } from "../../db/open";
import { ACCOUNTS, sourceOf } from "./accounts";
import { creditBalance } from "./credit-balance";
import type { PaidOrder } from "./record-payment";
import { recordTransfers } from "./record-transfers";

/** What was sold is taken back, and its money is on its way to where it came from. */
export async function recordRefundOwed(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen } = order;
  await recordTransfers(tx, { event: "refund_owed", orderNum, now }, [
    { from: ACCOUNTS.sales, to: ACCOUNTS.refundsOwed, fen: totalFen },
  ]);
}

/** Money that was owed has gone back to where it was paid from. */
export async function recordRefund(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen } = order;
  await recordTransfers(tx, { event: "refund", orderNum, now }, [
    { from: ACCOUNTS.refundsOwed, to: sourceOf(order), fen: totalFen },
  ]);
}

/** What was sold is taken back, and its money goes to the buyer's balance, however it was paid. */
export async function refundToBalance(tx: Db, order: PaidOrder, now: Date): Promise<void> {
  const { orderNum, totalFen, userId } = order;
  const credit = { userId, from: ACCOUNTS.sales, fen: totalFen };
  await creditBalance(tx, { event: "refund", orderNum, now }, credit);
}
