import { and, asc, inArray, lt } from "drizzle-orm";
import { paymentNotices } from "../../database/schema";
import type { Deps } from "../../deps";
import { after } from "../order-core/order-terms";

/** A year, in which a provider's bill can be disputed, and a month. */
const KEEP_S = 400 * 24 * 60 * 60;
const BATCH = 1000;

/**
 * Deletes payment notifications after 400 days. Payments themselves stay (`received_payments`, `payment_trades`, ledger),
 * and with them what refuses a repeated notification. Reads the oldest rows only, because ids ascend with time.
 * @returns the number of deleted notifications
 */
export async function deleteOldNotices({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  const before = after(clock.now(), -KEEP_S);
  let total = 0;
  while (true) {
    const oldest = db
      .select({ id: paymentNotices.id })
      .from(paymentNotices)
      .orderBy(asc(paymentNotices.id))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const deleted = await db
      .delete(paymentNotices)
      .where(and(inArray(paymentNotices.id, oldest), lt(paymentNotices.receivedAt, before)))
      .returning({ id: paymentNotices.id });
    total += deleted.length;
    if (deleted.length < BATCH) return total;
  }
}
