import type { Db } from "@/database/open";
import type { ProviderName } from "@/providers/payments/provider";
import { ACCOUNTS } from "./accounts";
import { creditBalance } from "./credit-balance";
import type { PaidOrder } from "./record-payment";
import { recordTransfers } from "./record-transfers";

/** Records a full or partial refund that is due through the payment provider. */
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
  /** The provider's name, which is also its ledger account. */
  channel: ProviderName;
  amountFen: number;
}

/** Records that a due refund was paid by the provider. */
export async function recordRefund(
  tx: Db,
  { orderNum, channel, amountFen }: ProviderRefund,
  now: Date,
): Promise<void> {
  await recordTransfers(tx, { event: "refund", orderNum, now }, [
    { from: ACCOUNTS.refundsOwed, to: channel, fen: amountFen },
  ]);
}

/** Refunds a sale, in full or in part, to the buyer's balance, regardless of the payment channel. */
export async function refundToBalance(
  tx: Db,
  { orderNum, userId }: Pick<PaidOrder, "orderNum" | "userId">,
  fen: number,
  now: Date,
): Promise<void> {
  const credit = { userId, from: ACCOUNTS.sales, fen };
  await creditBalance(tx, { event: "refund", orderNum, now }, credit);
}
