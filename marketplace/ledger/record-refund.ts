import type { Db } from "../database/db";
import { ACCOUNTS } from "./accounts";
import { recordTransfers } from "./record-transfers";

interface ProviderRefund {
  orderNum: string;
  refundNum: string;
  /** The provider's name, also the name of its ledger account. */
  channel: string;
  amountFen: number;
}

/** Records that a due refund was paid by the provider. */
export async function recordRefund(
  tx: Db,
  { orderNum, refundNum, channel, amountFen }: ProviderRefund,
  now: Date,
): Promise<void> {
  await recordTransfers(tx, { event: "refund", orderNum, refundNum, now }, [
    { from: ACCOUNTS.refundsOwed, to: channel, fen: amountFen },
  ]);
}
