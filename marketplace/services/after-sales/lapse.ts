import assert from "node:assert/strict";
import { and, asc, eq, isNotNull, lte } from "drizzle-orm";
import { nextAfterSaleState } from "@/contract/after-sale-rules";
import { afterSales } from "@/database/schema";
import type { Deps } from "../../deps";
import { sweepAll } from "../sweep-all";
import { enterState } from "./enter-state";
import { findAfterSale } from "./find-after-sale";
import { lockSale } from "./lock-sale";

type Needs = Pick<Deps, "db" | "clock">;

/**
 * Ends after-sales whose deadline has passed: a request is accepted, a refusal stands. One transaction each; safe to
 * run in several processes concurrently.
 * @returns the number of ended after-sales
 */
export const sweepAfterSales = (deps: Needs): Promise<number> =>
  sweepAll(async () => {
    const [due] = await deps.db
      .select({ orderNum: afterSales.orderNum })
      .from(afterSales)
      .where(and(isNotNull(afterSales.dueAt), lte(afterSales.dueAt, deps.clock.now())))
      .orderBy(asc(afterSales.dueAt))
      .limit(1);
    return due !== undefined && (await lapse(deps, due.orderNum));
  });

/** Ends one order's after-sale when it is due; call before reading it. */
export async function lapseIfDue(deps: Needs, orderNum: string): Promise<void> {
  const [due] = await deps.db
    .select({ id: afterSales.id })
    .from(afterSales)
    .where(and(eq(afterSales.orderNum, orderNum), lte(afterSales.dueAt, deps.clock.now())));
  if (due) await lapse(deps, orderNum);
}

/** @returns true, even when another process was faster */
async function lapse({ db, clock }: Needs, orderNum: string): Promise<boolean> {
  const now = clock.now();
  await db.transaction(async (tx) => {
    const sale = await lockSale(tx, orderNum);
    const afterSale = await findAfterSale(tx, orderNum);
    if (!afterSale?.dueAt || afterSale.dueAt > now) return;
    const state = nextAfterSaleState(afterSale.state, "lapse", "time");
    assert(state !== null, `after-sale of ${orderNum} is due in ${afterSale.state}`);
    await enterState(tx, sale, afterSale, { state, by: "time", text: "" }, now);
  });
  return true;
}
