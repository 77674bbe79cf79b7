import { giveToBalance } from "../accounts/accounts";
import type { Db } from "../database/db";
import { balanceOf } from "./accounts";
import { type LedgerEvent, recordTransfers } from "./record-transfers";

interface Credit {
  userId: number;
  /** The debited account. */
  from: string;
  fen: number;
}

/** Credits a buyer's balance and records the transfer, atomically in the caller's transaction. */
export async function creditBalance(
  tx: Db,
  event: LedgerEvent,
  { userId, from, fen }: Credit,
): Promise<void> {
  await giveToBalance(tx, userId, fen);
  await recordTransfers(tx, event, [{ from, to: balanceOf(userId), fen }]);
}
