import { eq, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { orders, rentalExtensions, rentals } from "../database/schema";
import { after } from "../order-records/order-records";
import type { Extension } from "./lock-extension";
import type { LockedRental } from "./lock-rental";
import { extensionHoursRefusal, extensionRefusal } from "./rules/extension-terms";

/** @returns why a locked rental cannot be extended by these hours now, in Chinese; null when it can */
export const refusalOf = (
  { order, rental }: LockedRental,
  hours: number,
  now: Date,
): string | null =>
  extensionRefusal({ ...rental, inAfterSale: order.inAfterSale }, now) ??
  extensionHoursRefusal(hours, rental.endsAt, now);

/**
 * Moves the end of a locked, running rental by the hours of a paid extension, in the caller's transaction. The caller
 * has checked `refusalOf` and booked the payment.
 */
export async function applyExtension(
  tx: Db,
  { order, rental }: LockedRental,
  { id, hours }: Pick<Extension, "id" | "hours">,
  now: Date,
): Promise<void> {
  const endsAt = after(rental.endsAt, hours * 3600);
  await tx.update(rentals).set({ endsAt }).where(eq(rentals.orderId, order.id));
  await tx
    .update(orders)
    .set({
      extendedHours: sql`${orders.extendedHours} + ${hours}`,
      // A handed-over rental completes with its end.
      ...(order.status === "delivered" ? { confirmBy: endsAt } : {}),
    })
    .where(eq(orders.id, order.id));
  await tx
    .update(rentalExtensions)
    .set({ status: "extended", extendedAt: now })
    .where(eq(rentalExtensions.id, id));
}
