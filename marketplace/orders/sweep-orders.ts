import { asc } from "drizzle-orm";
import type { Db } from "../database/db";
import { runAlone } from "../database/run-alone";
import { orders } from "../database/schema";
import { type Attempt, openAttempts, type SweepDeps, sweepAll } from "../sweeps/sweeps";
import { expireBatch, isExpirable } from "./expire-batch";
import { expireOrder } from "./expire-order";

/** Orders per transaction: most of the cost of a single one is its round trips. */
const BATCH = 500;
/** Most batches per sweep. */
const BATCHES = 20;

/**
 * Expires unpaid orders whose deadline has passed, hundreds per transaction, and frees what they hold. One whose provider
 * has not answered is left until it has (order-core/has-answer.ts). When a batch fails its orders are expired one
 * by one, so that one that cannot be expired keeps no other from it. One process does so at a time.
 * @returns the number of expired orders
 */
export async function sweepOrders(deps: SweepDeps): Promise<number> {
  let expired = 0;
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const found = await expireNextBatch(deps);
    if (found === null) return expired + (await sweepAll(deps, "orders", expireNext));
    expired += found;
    if (found < BATCH) break;
  }
  return expired;
}

/** @returns the number of expired orders, null when the batch failed and nothing has changed */
async function expireNextBatch(deps: SweepDeps): Promise<number | null> {
  const { db, clock, log } = deps;
  const attempts = await openAttempts(deps, "orders");
  const expired = await runAlone(db, "expire orders", (tx) =>
    expireBatch(tx, clock.now(), attempts.isReady, BATCH),
  ).catch((err: unknown) => {
    log.warn({ err }, "batch expiry failed; expiring orders one by one");
    return null;
  });
  if (expired === null) return null;
  // Another process is at it.
  if (expired === undefined) return 0;
  for (const orderNum of expired) await attempts.succeed(orderNum);
  if (expired.length < BATCH) await attempts.forgetSettled();
  return expired.length;
}

async function expireNext(tx: Db, now: Date, { isReady, begin }: Attempt): Promise<boolean> {
  const [due] = await tx
    .select({ id: orders.id, orderNum: orders.orderNum })
    .from(orders)
    .where(isExpirable(tx, now, isReady))
    .orderBy(asc(orders.expiresAt))
    .limit(1)
    .for("no key update", { of: orders, skipLocked: true });
  if (!due) return false;
  begin(due.orderNum);
  return expireOrder(tx, due.id, now);
}
