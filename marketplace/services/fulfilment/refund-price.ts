import { refundedShare } from "@storefront/contract/refund-terms";
import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { ledgerTransfers, orders } from "../../database/schema";
import { ACCOUNTS } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { Order } from "../order-core/order-result";
import { type RefundCause, type RefundedPayment, refundPayment } from "../payments/refund-payment";
import { revokeReward } from "../promotion/revoke-reward";
import { priceFen, priceLeftFen } from "./credit-cashback";

/**
 * Counts `fen` of the price of a locked order as refunded; call before `payRefund`.
 * @returns fen of paid-out cashback to deduct: the refund's proportional share
 */
export async function countRefunded(tx: Db, order: Order, fen: number): Promise<number> {
  const { id, orderNum, cashbackFen, refundedFen } = order;
  await tx
    .update(orders)
    .set({ refundedFen: sql`${orders.refundedFen} + ${fen}` })
    .where(eq(orders.id, id));
  const paid = and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "cashback"));
  if (cashbackFen === 0 || (await tx.$count(ledgerTransfers, paid)) === 0) return 0;
  // As a difference of totals, so that several refunds deduct together what one would.
  const price = priceFen(order);
  const before = refundedShare(cashbackFen, refundedFen, price);
  return Math.min(refundedShare(cashbackFen, refundedFen + fen, price) - before, fen);
}

interface PriceRefund {
  fen: number;
  deductedFen: number;
  cause: RefundCause;
}

/**
 * Pays a counted refund, less the deducted cashback, and takes back the promoter's reward in the same proportion.
 * @param order as it was before the refund was counted
 */
export async function payRefund(
  tx: Db,
  order: Order,
  { fen, deductedFen, cause }: PriceRefund,
  now: Date,
): Promise<RefundedPayment> {
  const { orderNum } = order;
  const refunded = await refundPayment(tx, order, { fen: fen - deductedFen, cause }, now);
  const { refundNum } = refunded;
  await recordTransfers(tx, { event: "cashback_return", orderNum, refundNum, now }, [
    { from: ACCOUNTS.sales, to: ACCOUNTS.marketing, fen: deductedFen },
  ]);
  await revokeReward(tx, order, { fen, priceFen: priceLeftFen(order), refundNum }, now);
  return refunded;
}
