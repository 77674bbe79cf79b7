import { and, asc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders, isToSettle, orders, rentalExtensions } from "../database/schema";
import type { Deps } from "../deps";
import { ACCOUNTS, payeeOf, recordTransfers } from "../ledger/ledger";
import { type Order, settlementOf } from "../order-records/order-records";
import { type Attempt, sweepAll } from "../sweeps/sweeps";
import { soldPrice } from "./credit-cashback";

/**
 * Moves the prices of due orders from escrow to their sellers, one transaction each; safe to run in several processes
 * concurrently. An open after-sale, a claim and a refund that is not paid hold an order (migration `escrow`).
 * @returns the number of settled orders
 */
export async function sweepSettlements(deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> {
  const goods = await sweepAll(deps, "settlements", (...next) => settleNext(orders, ...next));
  return (
    goods +
    (await sweepAll(deps, "boost_settlements", (...next) => settleNext(boostOrders, ...next)))
  );
}

async function settleNext(
  kind: typeof orders | typeof boostOrders,
  tx: Db,
  now: Date,
  { isReady, begin }: Attempt,
): Promise<boolean> {
  const isDue = and(
    isToSettle(kind),
    lte(kind.settleDueAt, now),
    sql`not is_settlement_held(${kind.orderNum})`,
  );
  const [due] = await tx
    .select({ id: kind.id, orderNum: kind.orderNum })
    .from(kind)
    .where(and(isDue, isReady(kind.orderNum)))
    .orderBy(asc(kind.settleDueAt))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  // Checks again under the lock: a claim or a refund may have been written since the row was found.
  const settled = and(eq(kind.id, due.id), isDue);
  if (kind === orders) {
    const [order] = await tx.update(orders).set({ settledAt: now }).where(settled).returning();
    if (order) await settleGoods(tx, order, now);
    return order !== undefined;
  }
  const [boost] = await tx.update(boostOrders).set({ settledAt: now }).where(settled).returning();
  if (boost) {
    const { orderNum, totalFen, refundedFen } = boost;
    await book(tx, { orderNum, priceFen: totalFen, refundedFen }, now);
  }
  return boost !== undefined;
}

/** Settles a locked order, and the paid extensions of a rental: their prices are orders of their own. */
async function settleGoods(tx: Db, order: Order, now: Date): Promise<void> {
  const { sellerId, orderNum, platformDiscountFen } = order;
  await book(tx, { ...soldPrice(order), sellerId, orderNum, platformDiscountFen }, now);
  if (order.rentHours === null) return;
  const extensions = await tx
    .select({ orderNum: rentalExtensions.orderNum, priceFen: rentalExtensions.totalFen })
    .from(rentalExtensions)
    .where(
      and(eq(rentalExtensions.rentalOrderId, order.id), eq(rentalExtensions.status, "extended")),
    );
  for (const extension of extensions)
    await book(tx, { ...extension, refundedFen: 0, sellerId }, now);
}

interface Settled {
  orderNum: string;
  priceFen: number;
  refundedFen: number;
  /** Omitted for a boost. */
  sellerId?: number;
  platformDiscountFen?: number;
}

async function book(tx: Db, settled: Settled, now: Date): Promise<void> {
  const { orderNum, platformDiscountFen = 0 } = settled;
  const { priceFen, discountFen } = settlementOf(settled, platformDiscountFen);
  const to = payeeOf(settled);
  await recordTransfers(tx, { event: "settlement", orderNum, now }, [
    { from: ACCOUNTS.escrow, to, fen: priceFen },
  ]);
  await recordTransfers(tx, { event: "platform_discount", orderNum, now }, [
    { from: ACCOUNTS.marketing, to, fen: discountFen },
  ]);
}
