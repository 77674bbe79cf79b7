import { ApiError } from "@storefront/contract/api-error";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders, rentals } from "../database/schema";
import type { Order } from "../order-records/order-records";

export type Rental = typeof rentals.$inferSelect;

export interface LockedRental {
  order: Order;
  rental: Rental;
}

/**
 * Locks a rental order. Every change of a rental takes this lock first, like every change of an after-sale, so that they
 * are serialized and cannot deadlock.
 * @returns null when the order has no rental
 */
export async function lockRental(tx: Db, orderId: number): Promise<LockedRental | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  return order ? withRental(tx, order) : null;
}

/** Locks a rental by its order's number. @throws ApiError `orderNotFound` when there is none */
export async function lockRentalOf(tx: Db, orderNum: string): Promise<LockedRental> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.orderNum, orderNum))
    .for("no key update");
  const locked = order && (await withRental(tx, order));
  if (!locked) throw new ApiError("orderNotFound");
  return locked;
}

async function withRental(tx: Db, order: Order): Promise<LockedRental | null> {
  const [rental] = await tx.select().from(rentals).where(eq(rentals.orderId, order.id));
  return rental ? { order, rental } : null;
}
