import { and, eq, lte } from "drizzle-orm";
import type { Db } from "@/database/open";
import { orders } from "@/database/schema";
import { giveCashback } from "../fulfilment/give-cashback";
import type { Order } from "../order-terms/order-result";

/**
 * delivered → completed, by its buyer or because the time to object is over. Pays out the cashback.
 * @returns the updated order; null, without a change, when it cannot be completed or an after-sale is open
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
        by === "time" ? lte(orders.confirmBy, now) : undefined,
      ),
    )
    .returning();
  if (!completed) return null;
  await giveCashback(tx, completed, now);
  return completed;
}
