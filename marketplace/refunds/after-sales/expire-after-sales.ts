import assert from "node:assert/strict";
import { nextAfterSaleState } from "@storefront/contract/refunds/after-sale-rules";
import type { Db } from "../../database/db";
import type { Deps } from "../../deps";
import { expireAfterSaleIfDue, sweepDueAfterSales } from "./due-after-sales";
import { enterState } from "./enter-state";
import { findAfterSale } from "./find-after-sale";
import { lockSale } from "./lock-sale";

/**
 * Ends after-sales whose deadline has passed: a request is accepted, a refusal stands. One transaction each; safe to
 * run in several processes concurrently.
 * @returns the number of ended after-sales
 */
export const sweepAfterSales = (deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> =>
  sweepDueAfterSales(deps, "refund", expire);

/** Ends one order's after-sale when it is due; call before reading it. */
export const closeAfterSaleIfDue = (
  deps: Pick<Deps, "db" | "clock">,
  orderNum: string,
): Promise<void> => expireAfterSaleIfDue(deps, "refund", orderNum, expire);

/** A no-op when another process was faster. */
async function expire(tx: Db, orderNum: string, now: Date): Promise<void> {
  const sale = await lockSale(tx, orderNum);
  const afterSale = await findAfterSale(tx, orderNum);
  if (!afterSale?.dueAt || afterSale.dueAt > now) return;
  const state = nextAfterSaleState(afterSale.state, "expire", "time");
  assert(state !== null, `after-sale of ${orderNum} is due in ${afterSale.state}`);
  await enterState(tx, sale, { afterSale, state, by: "time", text: "" }, now);
}
