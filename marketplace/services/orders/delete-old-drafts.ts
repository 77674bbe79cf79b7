import { asc, inArray, lt } from "drizzle-orm";
import { orderDrafts } from "../../database/schema";
import type { Deps } from "../../deps";
import { orderNumsFrom } from "../../domain/orders/order-num";
import { after, DRAFT_LIFE_S } from "../order-core/order-terms";

const BATCH = 1000;

/**
 * Deletes the drafts of order numbers that were issued two days ago, used or not: an order has all that it needs. In
 * batches, each of which skips rows that another process deletes.
 * @returns the number of deleted drafts
 */
export async function deleteOldDrafts({ db, clock }: Pick<Deps, "db" | "clock">): Promise<number> {
  // The numbers begin with their time, so that the primary key finds the old ones.
  const before = orderNumsFrom(after(clock.now(), -2 * DRAFT_LIFE_S));
  let total = 0;
  while (true) {
    const batch = db
      .select({ orderNum: orderDrafts.orderNum })
      .from(orderDrafts)
      .where(lt(orderDrafts.orderNum, before))
      .orderBy(asc(orderDrafts.orderNum))
      .limit(BATCH)
      .for("update", { skipLocked: true });
    const deleted = await db
      .delete(orderDrafts)
      .where(inArray(orderDrafts.orderNum, batch))
      .returning({ orderNum: orderDrafts.orderNum });
    total += deleted.length;
    if (deleted.length < BATCH) return total;
  }
}
