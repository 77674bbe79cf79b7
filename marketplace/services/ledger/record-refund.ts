import type { Db } from "@/database/open";
import type { ProviderName } from "@/providers/payments/provider";
import { ACCOUNTS } from "./accounts";
import { creditBalance } from "./credit-balance";
import type { PaidOrder } from "./record-payment";
import { recordTransfers } from "./record-transfers";

/** A sale is taken back, whole or in part, and its money is on its way to where it came from. */
export async function recordRefundOwed(
  tx: Db,
  orderNum: string,
  fen: number,
  now: Date,
): Promise<void> {
  await recordTransfers(tx, { event: "refund_owed", orderNum, now }, [
    { from: ACCOUNTS.sales, to: ACCOUNTS.refundsOwed, fen },
  ]);
}

interface ProviderRefund {
  orderNum: string;
  /** The books' account has the provider's name. */
  channel: ProviderName;
  amountFen: number;
}

/** Money that was owed has gone back to where it was paid from. */
export async function recordRefund(
  tx: Db,
  { orderNum, channel, amountFen }: ProviderRefund,
  now: Date,
): Promise<void> {
  await recordTransfers(tx, { event: "refund", orderNum, now }, [
    { from: ACCOUNTS.refundsOwed, to: channel, fen: amountFen },
  ]);
}

/** A sale is taken back, whole or in part, and its money goes to the buyer's balance, however it was paid. */
export async function refundToBalance(
  tx: Db,
  { orderNum, userId }: Pick<PaidOrder, "orderNum" | "userId">,
  fen: number,
  now: Date,
): Promise<void> {
  const credit = { userId, from: ACCOUNTS.sales, fen };
  await creditBalance(tx, { event: "refund", orderNum, now }, credit);
}
