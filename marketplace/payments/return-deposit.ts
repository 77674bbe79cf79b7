import { ApiError } from "@storefront/contract/api-error";
import { fenToYuan } from "@storefront/contract/money";
import { and, eq, or, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { ledgerTransfers } from "../database/schema";
import { singleRow } from "../database/single-row";
import { ACCOUNTS } from "../ledger/ledger";
import { type RefundedOrder, type RefundedPayment, refundPayment } from "./refund-payment";

/**
 * Returns the deposit of a locked, paid rental order, or a part of it, by its payment channel, in the caller's
 * transaction.
 * @throws ApiError `invalid` when `fen` is no amount, or more than the rest of the deposit; nothing is changed then
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
  return singleRow(rows).fen;
}

/**
 * Checks the amount of a partial refund.
 * @param fen the requested amount, integer fen
 * @throws ApiError `invalid` with the reason
 */
export function assertRefundable(fen: number, leftFen: number): void {
  if (!Number.isSafeInteger(fen) || fen <= 0) {
    throw new ApiError("invalid", { msg: "退款金额必须大于 0，最多两位小数" });
  }
  if (fen > leftFen) {
    const left = leftFen > 0 ? `最多还能退 ${fenToYuan(leftFen)} 元` : "已经没有可以退的金额";
    throw new ApiError("invalid", { msg: `退款金额超出了可退的范围，${left}` });
  }
}
