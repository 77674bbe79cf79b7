import assert from "node:assert/strict";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { cardSecrets, rentals } from "../database/schema";
import { after, type Order } from "../order-records/order-records";

type Rented = Pick<Order, "id" | "orderNum" | "rentHours">;

/**
 * Starts the rental of a just paid order with its assigned account; a no-op for a purchase. The database rejects an
 * account that is in another rental.
 */
export async function startRental(tx: Db, order: Rented, now: Date): Promise<void> {
  if (order.rentHours === null) return;
  const [secret] = await tx
    .select({ id: cardSecrets.id })
    .from(cardSecrets)
    .where(eq(cardSecrets.orderId, order.id));
  assert(secret, `rent order ${order.orderNum} has no account`);
  await insertRental(tx, order, secret.id, now);
}

/** Starts the rental of an order whose login the seller has just handed over; a no-op for a purchase. */
export const startHandedOverRental = (tx: Db, order: Rented, now: Date): Promise<void> =>
  insertRental(tx, order, null, now);

async function insertRental(
  tx: Db,
  { id, rentHours }: Rented,
  secretId: number | null,
  now: Date,
): Promise<void> {
  if (rentHours === null) return;
  await tx
    .insert(rentals)
    .values({ orderId: id, secretId, startsAt: now, endsAt: after(now, rentHours * 3600) });
}
