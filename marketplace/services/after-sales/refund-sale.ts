import assert from "node:assert/strict";
import { and, eq, gte, sql } from "drizzle-orm";
import { refundedShare } from "@/contract/refund-terms";
import type { Db } from "@/database/open";
import { boostOrders, ledgerTransfers, orders, stock } from "@/database/schema";
import { countDownSales, returnCoupon, returnPieces } from "../fulfilment/take-back";
import { ACCOUNTS } from "../ledger/accounts";
import { recordTransfers } from "../ledger/record-transfers";
import type { BoostOrder, Order } from "../order-terms/order-result";
import { payBack } from "../payments/pay-back";
import { takeBackReward } from "../promotion/take-back-reward";
import { closeRental } from "../rent/close-rental";
import type { Sale } from "./lock-sale";

/**
 * Gives back `fen` of the price of a locked order that was handed over, in the caller's transaction, once: what was
 * given with the sale (cashback, the promoter's reward) goes back in the same proportion; with the whole price the
 * sale is undone, and the coupon and what can be sold again go back (docs/after-sales.md).
 * @returns fen of cashback that the buyer has had, taken out of what is paid back
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
  const isWhole = part.fen === part.priceFen;
  // Before the rental is closed, which gives what is left of the cashback.
  await tx.update(orders).set({ refundedFen: part.fen }).where(eq(orders.id, id));
  const deductedFen = await cashbackToDeduct(tx, order, part);
  if (isWhole) await returnCoupon(tx, order);
  if (isWhole) await returnGoods(tx, order, now);
  const status = await payBack(tx, order, part.fen - deductedFen, now);
  await recordTransfers(tx, { event: "cashback_return", orderNum, now }, [
    { from: ACCOUNTS.sales, to: ACCOUNTS.marketing, fen: deductedFen },
  ]);
  await takeBackReward(tx, order, now, part);
  if (isWhole) {
    await countDownSales(tx, order);
    await tx.update(orders).set({ status, refundReason: "after_sale" }).where(eq(orders.id, id));
  }
  return deductedFen;
}

/** Its share of a cashback that the buyer has had, and never all of what is paid back. */
async function cashbackToDeduct(
  tx: Db,
  { orderNum, cashbackFen }: Order,
  { fen, priceFen }: { fen: number; priceFen: number },
): Promise<number> {
  const had = and(eq(ledgerTransfers.orderNum, orderNum), eq(ledgerTransfers.event, "cashback"));
  if (cashbackFen === 0 || (await tx.$count(ledgerTransfers, had)) === 0) return 0;
  return Math.min(refundedShare(cashbackFen, fen, priceFen), fen - 1);
}

/**
 * A rented account goes to the next renter, card secrets that nobody has seen go on the shelf. What the buyer has seen is
 * not sold again by itself: it is written off, and the seller adds it anew.
 */
async function returnGoods(tx: Db, order: Order, now: Date): Promise<void> {
  if (order.rentHours !== null) {
    await closeRental(tx, order.id, "refund", now);
    return;
  }
  if (order.status === "paid") return returnPieces(tx, order);
  const { stockId, quantity } = order;
  const written = await tx
    .update(stock)
    .set({ sold: sql`${stock.sold} - ${quantity}`, total: sql`${stock.total} - ${quantity}` })
    .where(and(eq(stock.id, stockId), gte(stock.sold, quantity)))
    .returning({ id: stock.id });
  assert(written.length > 0, `order ${order.orderNum} has sold no stock`);
}
