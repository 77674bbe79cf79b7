import { and, asc, eq, inArray, lte } from "drizzle-orm";
import { orders } from "@/database/schema";
import type { Deps } from "../../deps";
import { takeBack } from "../fulfilment/take-back";
import { sweepAll } from "../sweep-all";
import { completeOrder } from "./complete-order";
import { TO_DELIVER } from "./deliver-order";

type Needs = Pick<Deps, "db" | "clock" | "log">;

/**
 * Refunds orders that were not delivered in time, and completes those without an objection in time. One transaction
 * each; safe to run in several processes concurrently.
 * @returns the number of changed orders
 */
export async function sweepDeliveries(deps: Needs): Promise<number> {
  return (await sweepAll(() => refundNext(deps))) + (await sweepAll(() => completeNext(deps)));
}

function refundNext({ db, clock, log }: Needs): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(inArray(orders.status, TO_DELIVER), lte(orders.deliverBy, now)))
      .orderBy(asc(orders.deliverBy))
      .limit(1)
      .for("no key update", { skipLocked: true });
    if (!order) return false;
    await takeBack(tx, order, "not_delivered", now);
    log.warn({ orderNum: order.orderNum }, "not delivered in time: refunded");
    return true;
  });
}

function completeNext({ db, clock }: Needs): Promise<boolean> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          eq(orders.status, "delivered"),
          eq(orders.inAfterSale, false),
          lte(orders.confirmBy, now),
        ),
      )
      .orderBy(asc(orders.confirmBy))
      .limit(1)
      .for("no key update", { skipLocked: true });
    return due !== undefined && (await completeOrder(tx, due.id, "time", now)) !== null;
  });
}
