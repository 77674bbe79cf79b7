import { and, asc, eq, lte } from "drizzle-orm";
import type { Db } from "../../database/db";
import { afterSales } from "../../database/schema";
import type { Deps } from "../../deps";
import { type Attempt, sweepAll } from "../../sweeps/sweeps";

type Kind = "refund" | "deposit";
/** A no-op when it is not due any more: another process was faster. */
type Expire = (tx: Db, orderNum: string, now: Date) => Promise<void>;

const { kind, dueAt, orderNum } = afterSales;

/**
 * Expires all after-sales of a kind whose deadline has passed, the longest due first.
 * @returns the number of expired after-sales
 */
export function sweepDueAfterSales(
  deps: Pick<Deps, "db" | "clock" | "log">,
  of: Kind,
  expire: Expire,
): Promise<number> {
  const expireNext = async (tx: Db, now: Date, { isReady, begin }: Attempt) => {
    const [due] = await tx
      .select({ orderNum })
      .from(afterSales)
      .where(and(eq(kind, of), lte(dueAt, now), isReady(orderNum)))
      .orderBy(asc(dueAt))
      .limit(1);
    if (!due) return false;
    begin(due.orderNum);
    await expire(tx, due.orderNum, now);
    return true;
  };
  return sweepAll(deps, of === "refund" ? "after_sales" : "deposit_claims", expireNext);
}

/** Expires one order's after-sale of a kind when its deadline has passed. */
export async function expireAfterSaleIfDue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  of: Kind,
  order: string,
  expire: Expire,
): Promise<void> {
  const now = clock.now();
  const due = await db.$count(afterSales, and(eq(orderNum, order), eq(kind, of), lte(dueAt, now)));
  if (due > 0) await db.transaction((tx) => expire(tx, order, now));
}
