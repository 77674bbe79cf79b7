import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { onlyRow } from "../database/only-row";
import { ledgerTransfers } from "../database/schema";
import { ACCOUNTS } from "../ledger/ledger";
import { assertRefundable } from "./refund-amount";
import { type RefundedOrder, type RefundedPayment, refundPayment } from "./refund-payment";

/**
 * Returns the deposit of a locked, paid rental order, or a part of it, the way it was paid, in the caller's transaction.
 * @throws ApiError `invalid` when `fen` is no amount, or more than is left of the deposit; nothing is changed then
 */
export async function returnDeposit(
  tx: Db,
  order: RefundedOrder,
  fen: number,
  now: Date,
): Promise<RefundedPayment> {
  assertRefundable(fen, await depositLeftFen(tx, order.orderNum));
  return refundPayment(tx, order, { fen: 0, depositFen: fen, cause: "deposit" }, now);
}

/** Reads what an order still has in the account of deposits. */
async function depositLeftFen(db: Db, orderNum: string): Promise<number> {
  const { fromAccount, toAccount, amountFen } = ledgerTransfers;
  const { deposits } = ACCOUNTS;
  const signed = sql`case when ${toAccount} = ${deposits} then ${amountFen} else -${amountFen} end`;
  const rows = await db
    .select({ fen: sql<number>`coalesce(sum(${signed}), 0)::int` })
    .from(ledgerTransfers)
    .where(
      and(
        eq(ledgerTransfers.orderNum, orderNum),
        or(eq(toAccount, deposits), eq(fromAccount, deposits)),
      ),
    );
  return onlyRow(rows).fen;
}
