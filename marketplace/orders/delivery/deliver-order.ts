import { ApiError } from "@storefront/contract/api-error";
import { CONFIRM_HOURS } from "@storefront/contract/orders/confirm-hours";
import { and, eq, gt, inArray, sql } from "drizzle-orm";
import type { Db } from "../../database/db";
import { orders } from "../../database/schema";
import type { Deps } from "../../deps";
import type { Order } from "../../order-records/order-records";
import { startHandedOverRental } from "../../rentals/rentals";

type DeliveryDeps = Pick<Deps, "db" | "clock">;

/** Statuses of an order that waits for the seller's delivery. */
export const TO_DELIVER = ["paid", "delivering"] as const;

/**
 * paid → delivering: the seller starts. A no-op when the order is already being delivered.
 * @throws ApiError `orderNotFound`; `orderClosed` when there is nothing to deliver or the deadline has passed
 */
export async function startDelivery({ db, clock }: DeliveryDeps, orderNum: string): Promise<void> {
  const now = clock.now();
  const [started] = await db
    .update(orders)
    .set({ status: "delivering", deliveringAt: now })
    .where(and(eq(orders.orderNum, orderNum), eq(orders.status, "paid"), gt(orders.deliverBy, now)))
    .returning({ id: orders.id });
  if (!started) await expectStatus(db, orderNum, "delivering");
}

/**
 * paid or delivering → delivered. The buyer then has CONFIRM_HOURS to object; a rental starts instead, and the order
 * completes with its end.
 * @param note the delivered content, shown on the buyer's phone only
 * @throws ApiError `orderNotFound`; `orderClosed` when there is nothing to deliver or the deadline has passed
 */
export async function deliverOrder(
  { db, clock }: DeliveryDeps,
  orderNum: string,
  note: string,
): Promise<void> {
  const now = clock.now();
  const delivered = await db.transaction(async (tx) => {
    // The database requires `delivering` first, even when the seller skips startDelivery.
    await tx
      .update(orders)
      .set({ status: "delivering", deliveringAt: now })
      .where(
        and(eq(orders.orderNum, orderNum), eq(orders.status, "paid"), gt(orders.deliverBy, now)),
      );
    const [row] = await tx
      .update(orders)
      .set({
        status: "delivered",
        deliveredAt: now,
        deliveryNote: note,
        confirmBy: sql`${now.toISOString()}::timestamptz + coalesce(${orders.rentHours}, ${CONFIRM_HOURS}) * interval '1 hour'`,
      })
      .where(
        and(
          eq(orders.orderNum, orderNum),
          eq(orders.status, "delivering"),
          gt(orders.deliverBy, now),
        ),
      )
      .returning({ id: orders.id, orderNum: orders.orderNum, rentHours: orders.rentHours });
    if (row) await startHandedOverRental(tx, row, now);
    return row;
  });
  if (!delivered) await expectStatus(db, orderNum, "delivered");
}

async function expectStatus(db: Db, orderNum: string, status: Order["status"]): Promise<void> {
  const [order] = await db
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.orderNum, orderNum));
  if (!order) throw new ApiError("orderNotFound");
  if (order.status !== status) throw new ApiError("orderClosed", { msg: "订单现在不能交付" });
}

/** Reads orders that wait for delivery, most urgent first. */
export function ordersToDeliver(db: Db, most: number): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, TO_DELIVER), sql`${orders.deliverBy} is not null`))
    .orderBy(orders.deliverBy)
    .limit(most);
}
