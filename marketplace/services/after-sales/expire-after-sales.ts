import assert from "node:assert/strict";
import { nextAfterSaleState } from "@storefront/contract/after-sale-rules";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import type { Db } from "../../database/open";
import { afterSales } from "../../database/schema";
import type { Deps } from "../../deps";
import { type Attempt, sweepAll } from "../sweeps/sweep-all";
import { enterState } from "./enter-state";
import { findAfterSale } from "./find-after-sale";
import { lockSale } from "./lock-sale";

type AfterSaleDeps = Pick<Deps, "db" | "clock">;

/**
 * Ends after-sales whose deadline has passed: a request is accepted, a refusal stands. One transaction each; safe to
 * run in several processes concurrently.
 * @returns the number of ended after-sales
 */
export const sweepAfterSales = (deps: AfterSaleDeps & Pick<Deps, "log">): Promise<number> =>
  sweepAll(deps, "after_sales", expireNext);

async function expireNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const { dueAt, orderNum, kind } = afterSales;
  const [due] = await tx
    .select({ orderNum })
    .from(afterSales)
    .where(and(eq(kind, "refund"), isNotNull(dueAt), lte(dueAt, now), isReady(orderNum)))
    .orderBy(asc(dueAt))
    .limit(1);
  if (!due) return false;
  begin(due.orderNum);
  await expire(tx, due.orderNum, now);
  return true;
}

/** Ends one order's after-sale when it is due; call before reading it. */
export async function closeAfterSaleIfDue(
  { db, clock }: AfterSaleDeps,
  orderNum: string,
): Promise<void> {
  const now = clock.now();
  const [due] = await db
    .select({ id: afterSales.id })
    .from(afterSales)
    .where(
      and(
        eq(afterSales.orderNum, orderNum),
        eq(afterSales.kind, "refund"),
        lte(afterSales.dueAt, now),
      ),
    );
  if (due) await db.transaction((tx) => expire(tx, orderNum, now));
}

/** A no-op when another process was faster. */
async function expire(tx: Db, orderNum: string, now: Date): Promise<void> {
  const sale = await lockSale(tx, orderNum);
  const afterSale = await findAfterSale(tx, orderNum);
  if (!afterSale?.dueAt || afterSale.dueAt > now) return;
  const state = nextAfterSaleState(afterSale.state, "expire", "time");
  assert(state !== null, `after-sale of ${orderNum} is due in ${afterSale.state}`);
  await enterState(tx, sale, afterSale, { state, by: "time", text: "" }, now);
}
