import { and, asc, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../database/db";
import { goods, goodsSpecs, stock } from "../../database/schema";
import type { Deps } from "../../deps";
import { type Attempt, sweepAll } from "../../sweeps/sweeps";

/**
 * Ends the activities whose time has come, one transaction each: the prices go, and triggers update the search index and
 * refresh the pages. Safe to run in several processes concurrently.
 * @returns the number of listings
 */
export const endActivities = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepAll(deps, "activities", endNext);

async function endNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const isDue = lte(goods.activityUntil, now);
  const [due] = await tx
    .select({ id: goods.id })
    .from(goods)
    .where(and(isDue, isReady(goods.id)))
    .orderBy(asc(goods.activityUntil))
    .limit(1);
  if (!due) return false;
  begin(String(due.id));
  // Stock before goods, like orders do, to avoid a deadlock.
  await tx
    .select({ id: stock.id })
    .from(stock)
    .where(eq(stock.goodsId, due.id))
    .orderBy(stock.id)
    .for("no key update");
  const ended = await tx
    .update(goods)
    .set({ activityPriceFen: 0, activityUntil: null, updatedAt: now })
    .where(and(eq(goods.id, due.id), isDue))
    .returning({ id: goods.id });
  // Another process has ended it, or an operator has moved its end, meanwhile.
  if (ended.length === 0) return true;
  await tx
    .update(goodsSpecs)
    .set({ activityPriceFen: 0 })
    .where(and(eq(goodsSpecs.goodsId, due.id), gt(goodsSpecs.activityPriceFen, 0)));
  return true;
}
