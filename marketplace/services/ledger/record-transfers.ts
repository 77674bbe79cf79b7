import type { LEDGER_EVENTS } from "@/contract/ledger-events";
import type { Db } from "@/database/open";
import { ledgerTransfers } from "@/database/schema";

export interface Transfer {
  from: string;
  to: string;
  fen: number;
}

export interface LedgerEvent {
  event: (typeof LEDGER_EVENTS)[number];
  orderNum: string | null;
  now: Date;
}

/**
 * Writes down what an event moved, in the transaction that moves it. Nothing of 0 fen is written.
 * @throws the database's refusal when the same was written for this order before: nothing moves twice
 */
export async function recordTransfers(
  tx: Db,
  { event, orderNum, now }: LedgerEvent,
  transfers: readonly Transfer[],
): Promise<void> {
  const rows = transfers
    .filter(({ fen }) => fen !== 0)
    .map(({ from, to, fen }) => ({
      event,
      orderNum,
      fromAccount: from,
      toAccount: to,
      amountFen: fen,
      createdAt: now,
    }));
  if (rows.length > 0) await tx.insert(ledgerTransfers).values(rows);
}
