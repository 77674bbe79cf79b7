import assert from "node:assert/strict";
import { and, eq, gte, sql } from "drizzle-orm";
import { refundedShare } from "@/contract/refund-terms";
import type { Db } from "@/database/open";
import { boostOrders, ledgerTransfers, orders, stock } from "@/database/schema";
import { piecesOf } from "../fulfilment/move-stock";
import { countDownSales, returnCoupon, returnPieces } from "../fulfilment/take-back";
import { ACCOUNTS } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { BoostOrder, Order } from "../order-terms/order-result";
import { payBack } from "../payments/pay-back";
import { takeBackReward } from "../promotion/take-back-reward";
import { closeRental } from "../rent/close-rental";
import type { Sale } from "./lock-sale";

/**
 * Refunds `fen` of the price of a locked, delivered order, once, in the caller's transaction. Cashback and the
 * promoter's reward are taken back in the same proportion. A full refund also undoes the sale and returns the coupon
 * and resalable pieces (docs/after-sales.md).
 * @returns fen of paid-out cashback, deducted from the refund
 */
export const refundSale = (tx: Db, sale: Sale, fen: number, now: Date): Promise<number> =>
  sale.kind === "boost"
    ? refundBoost(tx, sale.order, fen, now)
    : refundGoods(tx, sale.order, { fen, priceFen: sale.priceFen }, now);

async function refundBoost(tx: Db, order: BoostOrder, fen: number, now: Date): Promise<number> {
  const status = await payBack(tx, order, fen, now);
  const undone = { status, refundedAt: status === "refunded" ? now : null };
  await tx
    .update(boostOrders)
    .set({ refundedFen: fen, ...(fen === order.totalFen ? undone : {}) })
    .where(eq(boostOrders.id, order.id));
  return 0;
}

async function refundGoods(
  tx: Db,
  order: Order,
  part: { fen: number; priceFen: number },
  now: Date,
): Promise<number> {
  const { orderNum, id } = order;
  const isFull = part.fen === part.priceFen;
  // Before the rental is closed, because that pays out the remaining cashback.
  await tx.update(orders).set({ refundedFen: part.fen }).where(eq(orders.id, id));
  const deductedFen = await cashbackToDeduct(tx, order, part);
  if (isFull) await returnCoupon(tx, order);
  if (isFull) await returnGoods(tx, order, now);
  const status = await payBack(tx, order, part.fen - deductedFen, now);
  await recordTransfers(tx, { event: "cashback_return", orderNum, now }, [
    { from: ACCOUNTS.sales, to: ACCOUNTS.marketing, fen: deductedFen },
  ]);
  await takeBackReward(tx, order, now, part);
  if (isFull) {
    await countDownSales(tx, order);
    await tx.update(orders).set({ status, refundReason: "after_sale" }).where(eq(orders.id, id));
  }
  return deductedFen;
}

/** Returns the proportional share of a paid-out cashback, always less than the refund. */
async function cashbackToDeduct(
  tx: Db,
  { orderNum, cashbackFen }: Order,
  { fen, priceFen }: { fen: number; priceFen: number },
): Promise<number> {
  const paid = and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "cashback"));
  if (cashbackFen === 0 || (await tx.$count(ledgerTransfers, paid)) === 0) return 0;
  return Math.min(refundedShare(cashbackFen, fen, priceFen), fen - 1);
}

/**
 * Returns a rented account for the next renter, and restocks unseen card secrets. Secrets that the buyer has seen are
 * written off; the seller has to add them again.
 */
async function returnGoods(tx: Db, order: Order, now: Date): Promise<void> {
  if (order.rentHours !== null) {
    await closeRental(tx, order.id, "refund", now);
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
