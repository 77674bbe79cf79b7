import type { Db } from "@/database/open";
import { giveToBalance } from "../accounts/balance";
import { balanceOf } from "./accounts";
import { type LedgerEvent, recordTransfers } from "./record-transfers";

interface Credit {
  userId: number;
  /** The account that the money is taken from. */
  from: string;
  fen: number;
}

/** Gives money to a buyer's balance and writes it down, in the caller's transaction: neither happens without the other. */
export async function creditBalance(
  tx: Db,
  event: LedgerEvent,
  { userId, from, fen }: Credit,
): Promise<void> {
  await giveToBalance(tx, userId, fen);
  await recordTransfers(tx, event, [{ from, to: balanceOf(userId), fen }]);
}
