import { asc } from "drizzle-orm";
import { deleteBelow } from "../database/delete-below";
import { paymentNotices } from "../database/schema";
import type { Deps } from "../deps";
import { after } from "../order-records/order-records";

/** A year, in which a provider's bill can be disputed, and a month. */
const RETENTION_S = 400 * 24 * 60 * 60;
const BATCH = 1000;

/**
 * Deletes payment callbacks after 400 days. Payments themselves stay (`received_payments`, `payment_trades`, ledger),
 * and with them what refuses a repeated callback. Reads the oldest rows only, because ids ascend with time.
 * @returns the number of deleted callbacks
 */
export async function deleteOldCallbacks({
  db,
  clock,
}: Pick<Deps, "db" | "clock">): Promise<number> {
  const before = after(clock.now(), -RETENTION_S);
  const { id, receivedAt } = paymentNotices;
  let total = 0;
  while (true) {
    const oldest = await db
      .select({ id, receivedAt })
      .from(paymentNotices)
      .orderBy(asc(id))
      .limit(BATCH);
    const newer = oldest.find((callback) => callback.receivedAt >= before);
    const end = newer?.id ?? (oldest.at(-1)?.id ?? 0) + 1;
    const deleted =
      oldest[0] === undefined || oldest[0] === newer ? 0 : await deleteBelow(db, id, end);
    total += deleted;
    if (deleted < BATCH) return total;
  }
}
