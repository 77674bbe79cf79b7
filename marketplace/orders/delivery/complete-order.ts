import { and, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { orders, rentals } from "../../database/schema";
import { creditCashback } from "../../fulfilment/fulfilment";
import type { Order } from "../../order-records/order-records";

/** Matches purchases, and orders whose rental has ended. */
export const hasNoRunningRental = sql`(${orders.rentHours} is null or exists (
  select from ${rentals} where ${rentals.orderId} = ${orders.id} and ${rentals.closedAt} is not null))`;

/**
 * delivered → completed, by its buyer or because the time to object is over. Pays out the cashback; a rental's was paid
 * out at its end.
 * @returns the updated order; null, without a change, when it cannot be completed, an after-sale is open, or its rental
 * still runs
 */
export async function completeOrder(
  tx: Db,
  orderId: number,
  by: NonNullable<Order["completedBy"]>,
  now: Date,
): Promise<Order | null> {
  const [completed] = await tx
    .update(orders)
    .set({ status: "completed", completedAt: now, completedBy: by })
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.status, "delivered"),
        eq(orders.inAfterSale, false),
        hasNoRunningRental,
        by === "time" ? lte(orders.confirmBy, now) : undefined,
      ),
    )
    .returning();
  if (!completed) return null;
  if (completed.rentHours === null) await creditCashback(tx, completed, now);
  return completed;
}
