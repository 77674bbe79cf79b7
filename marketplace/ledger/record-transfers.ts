import type { LEDGER_EVENTS } from "@storefront/contract/orders/ledger-events";
import type { Db } from "../database/db";
import { ledgerTransfers } from "../database/schema";

export interface Transfer {
  from: string;
  to: string;
  fen: number;
}

export interface LedgerEvent {
  event: (typeof LEDGER_EVENTS)[number];
  orderNum: string | null;
  /** The refund that it belongs to, if any. */
  refundNum?: string;
  now: Date;
}

/**
 * Records the transfers of an event, in the transaction that moves the money. Skips transfers of 0 fen.
 * @throws a unique violation when the same transfer was recorded for this order, and this refund of it, before; a check
 *   violation when the order takes more out of an account than it put there
 */
export async function recordTransfers(
  tx: Db,
  { event, orderNum, refundNum = "", now }: LedgerEvent,
  transfers: readonly Transfer[],
): Promise<void> {
  const rows = transfers
    .filter(({ fen }) => fen !== 0)
    .map(({ from, to, fen }) => ({
      event,
      orderNum,
      refundNum,
      fromAccount: from,
      toAccount: to,
      amountFen: fen,
      createdAt: now,
    }));
  if (rows.length > 0) await tx.insert(ledgerTransfers).values(rows);
}
