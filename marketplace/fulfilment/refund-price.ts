import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { ledgerTransfers, orders } from "../database/schema";
import { ACCOUNTS, holderOf, recordTransfers } from "../ledger/ledger";
import { type Order, shareTakenBack } from "../order-records/order-records";
import { type RefundCause, type RefundedPayment, refundPayment } from "../payments/payments";
import { revokeReward } from "../promotion/promotion";
import { priceLeftFen, soldPrice } from "./credit-cashback";

/**
 * Counts `fen` of the price of a locked order as refunded; call before `payRefund`.
 * @returns fen of paid-out cashback to deduct: the refund's proportional share
 */
export async function countRefunded(tx: Db, order: Order, fen: number): Promise<number> {
  const { id, orderNum, cashbackFen } = order;
  await tx
    .update(orders)
    .set({ refundedFen: sql`${orders.refundedFen} + ${fen}` })
    .where(eq(orders.id, id));
  const paid = and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "cashback"));
  if (cashbackFen === 0 || (await tx.$count(ledgerTransfers, paid)) === 0) return 0;
  return Math.min(shareTakenBack(cashbackFen, soldPrice(order), fen), fen);
}

interface PriceRefund {
  fen: number;
  deductedFen: number;
  cause: RefundCause;
}

/**
 * Pays a counted refund, less the deducted cashback, and takes back the promoter's reward in the same proportion; of a
 * settled order, the platform's discount too.
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
  const toMarketing = { from: holderOf(order), to: ACCOUNTS.marketing };
  await recordTransfers(tx, { event: "cashback_return", orderNum, refundNum, now }, [
    { ...toMarketing, fen: deductedFen },
  ]);
  if (order.settledAt !== null) {
    const discountFen = shareTakenBack(order.platformDiscountFen, soldPrice(order), fen);
    await recordTransfers(tx, { event: "platform_discount_return", orderNum, refundNum, now }, [
      { ...toMarketing, fen: discountFen },
    ]);
  }
  await revokeReward(tx, order, { fen, priceFen: priceLeftFen(order), refundNum }, now);
  return refunded;
}
