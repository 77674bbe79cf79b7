import assert from "node:assert/strict";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { rentalExtensions } from "../database/schema";
import { type LockedRental, lockRental } from "./lock-rental";

export type Extension = typeof rentalExtensions.$inferSelect;

/**
 * Locks an extension with its rental: the rental's order first, as everywhere.
 * @returns null when there is no extension of that number
 */
export async function lockExtension(
  tx: Db,
  orderNum: string,
): Promise<(LockedRental & { extension: Extension }) | null> {
  const [known] = await tx
    .select({ rentalOrderId: rentalExtensions.rentalOrderId })
    .from(rentalExtensions)
    .where(eq(rentalExtensions.orderNum, orderNum));
  if (!known) return null;
  const locked = await lockRental(tx, known.rentalOrderId);
  const [extension] = await tx
    .select()
    .from(rentalExtensions)
    .where(eq(rentalExtensions.orderNum, orderNum))
    .for("no key update");
  assert(locked && extension, `extension ${orderNum} has no rental`);
  return { ...locked, extension };
}
