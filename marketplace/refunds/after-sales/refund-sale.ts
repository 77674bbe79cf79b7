import assert from "node:assert/strict";
import { and, eq, gte, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { boostOrders, orders, stock } from "../../database/schema";
import {
  countDownSales,
  countRefunded,
  payRefund,
  piecesOf,
  returnCoupon,
  returnPieces,
} from "../../fulfilment/fulfilment";
import type { BoostOrder, Order } from "../../order-records/order-records";
import { type RefundCause, refundPayment } from "../../payments/payments";
import { closeRental, refundExtensions } from "../../rentals/rentals";
import type { Sale } from "./lock-sale";

/**
 * Refunds `fen` of the unrefunded price of a locked, delivered order, by an after-sale, in the caller's transaction.
 * Takes back cashback and the promoter's reward in the same proportion. A full refund also undoes the sale and returns
 * the coupon and resalable pieces (docs/after-sales.md).
 * @returns fen of paid-out cashback, deducted from the refund
 */
export const refundSale = (
  tx: Db,
  sale: Sale,
  { fen, cause }: Omit<Part, "isFull">,
  now: Date,
): Promise<number> => {
  const part = { fen, isFull: fen === sale.priceFen, cause };
  return sale.kind === "boost"
    ? refundBoost(tx, sale.order, part, now)
    : refundGoods(tx, sale.order, part, now);
};

interface Part {
  fen: number;
  isFull: boolean;
  cause: RefundCause;
}

async function refundBoost(
  tx: Db,
  order: BoostOrder,
  { fen, isFull, cause }: Part,
  now: Date,
): Promise<number> {
  const { status } = await refundPayment(tx, order, { fen, cause }, now);
  const undone = { status, refundedAt: status === "refunded" ? now : null };
  await tx
    .update(boostOrders)
    .set({ refundedFen: order.refundedFen + fen, ...(isFull ? undone : {}) })
    .where(eq(boostOrders.id, order.id));
  return 0;
}

async function refundGoods(
  tx: Db,
  order: Order,
  { fen, isFull, cause }: Part,
  now: Date,
): Promise<number> {
  // Before the rental is closed, because that pays out the remaining cashback.
  const deductedFen = await countRefunded(tx, order, fen);
  if (isFull) await returnCoupon(tx, order);
  if (isFull) await returnGoods(tx, order, cause, now);
  const { status } = await payRefund(tx, order, { fen, deductedFen, cause }, now);
  if (isFull) {
    await countDownSales(tx, order);
    await tx
      .update(orders)
      .set({ status, refundReason: "after_sale" })
      .where(eq(orders.id, order.id));
  }
  return deductedFen;
}

/**
 * Returns a rented account for the next renter and the price of its extensions, and restocks unseen card secrets. Secrets that the buyer has seen are
 * written off; the seller has to add them again.
 */
async function returnGoods(tx: Db, order: Order, cause: RefundCause, now: Date): Promise<void> {
  if (order.rentHours !== null) {
    await closeRental(tx, order.id, "refund", now);
    await refundExtensions(tx, order, cause, now);
    return;
  }
  if (order.status === "paid") return returnPieces(tx, order);
  const { stockId } = order;
  const pieces = piecesOf(order);
  const writtenOff = await tx
    .update(stock)
    .set({ sold: sql`${stock.sold} - ${pieces}`, total: sql`${stock.total} - ${pieces}` })
    .where(and(eq(stock.id, stockId), gte(stock.sold, pieces)))
    .returning({ id: stock.id });
  assert(writtenOff.length > 0, `order ${order.orderNum} has sold no stock`);
}
