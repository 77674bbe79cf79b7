import { and, asc, eq, lte } from "drizzle-orm";
import { isOneOf } from "../../database/conditions";
import type { Db } from "../../database/db";
import { orders } from "../../database/schema";
import type { Deps } from "../../deps";
import { reverseSale } from "../../fulfilment/fulfilment";
import { type Attempt, sweepAll } from "../../sweeps/sweeps";
import { completeOrder, hasNoRunningRental } from "./complete-order";
import { TO_DELIVER } from "./deliver-order";

type DeliveryDeps = Pick<Deps, "db" | "clock" | "log">;

/**
 * Refunds orders that were not delivered in time, and completes those without an objection in time. One transaction
 * each; safe to run in several processes concurrently.
 * @returns the number of changed orders
 */
export async function sweepDeliveries(deps: DeliveryDeps): Promise<number> {
  const { log } = deps;
  const refunded = await sweepAll(deps, "deliveries", (...next) => refundNext(log, ...next));
  return refunded + (await sweepAll(deps, "receipts", completeNext));
}

async function refundNext(
  log: DeliveryDeps["log"],
  tx: Db,
  now: Date,
  { isReady, begin }: Attempt,
): Promise<boolean> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(
      and(
        isOneOf(orders.status, ...TO_DELIVER),
        lte(orders.deliverBy, now),
        isReady(orders.orderNum),
      ),
    )
    .orderBy(asc(orders.deliverBy))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!order) return false;
  const { orderNum } = order;
  begin(orderNum);
  await reverseSale(tx, order, { reason: "not_delivered" }, now);
  log.warn({ orderNum }, "delivery overdue; order refunded");
  return true;
}

async function completeNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const [due] = await tx
    .select({ id: orders.id, orderNum: orders.orderNum })
    .from(orders)
    .where(
      and(
        isOneOf(orders.status, "delivered"),
        eq(orders.inAfterSale, false),
        hasNoRunningRental,
        lte(orders.confirmBy, now),
        isReady(orders.orderNum),
      ),
    )
    .orderBy(asc(orders.confirmBy))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  return (await completeOrder(tx, due.id, "time", now)) !== null;
}
