import assert from "node:assert/strict";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { Db } from "../database/db";
import { cardSecrets, rentals } from "../database/schema";
import { moveStock } from "../fulfilment/fulfilment";
import type { Order } from "../order-records/order-records";
import type { Rental } from "./lock-rental";

/**
 * Makes the account of a closed rental available for the next renter, once, in the caller's transaction. The caller has
 * locked the order.
 * @returns false, without a change, when the rental still runs or the account was released before
 */
export async function releaseAccount(
  tx: Db,
  order: Order,
  { secretId }: Pick<Rental, "secretId">,
  now: Date,
): Promise<boolean> {
  const released = await tx
    .update(rentals)
    .set({ releasedAt: now })
    .where(
      and(eq(rentals.orderId, order.id), isNotNull(rentals.closedAt), isNull(rentals.releasedAt)),
    )
    .returning({ orderId: rentals.orderId });
  if (released.length === 0) return false;
  // First: there are never more pieces of an automatic delivery than free secrets.
  if (secretId !== null) {
    await tx
      .update(cardSecrets)
      .set({ orderId: null, assignedAt: null })
      .where(eq(cardSecrets.id, secretId));
  }
  const moved = await moveStock(tx, order, "sold", "available");
  assert(moved, `the rental of order ${order.orderNum} has no piece to give back`);
  return true;
}
