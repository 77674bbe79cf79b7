import { describeCause } from "@storefront/platform/observability/describe-error";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Config } from "../config";
import type { Db } from "../database/db";
import { isLockConflict } from "../database/lock-conflict";
import { fulfilmentTasks, receivedPayments, USED_OUTCOMES } from "../database/schema";
import type { Deps } from "../deps";
import { after } from "../order-records/order-records";
import type { Payable } from "../payable";
import { backOff } from "../sweeps/sweeps";

export type FulfilDeps = Pick<Deps, "db" | "clock" | "log" | "findPayable"> & {
  config: Pick<Config, "unfulfilledRefundMinutes">;
};

export type FulfilmentTask = typeof fulfilmentTasks.$inferSelect;

/** @returns the task of a paid order that is not fulfilled; null for any other order */
export async function findTask(db: Db, orderNum: string): Promise<FulfilmentTask | null> {
  const [task] = await db
    .select()
    .from(fulfilmentTasks)
    .where(eq(fulfilmentTasks.orderNum, orderNum));
  return task ?? null;
}

/** Makes a paid order wait for its fulfillment, in the caller's transaction. */
export async function addTask(
  tx: Db,
  { unfulfilledRefundMinutes }: FulfilDeps["config"],
  orderNum: string,
  now: Date,
): Promise<void> {
  const refundAt = after(now, unfulfilledRefundMinutes * 60);
  await tx
    .insert(fulfilmentTasks)
    .values({ orderNum, nextAt: now, refundAt, createdAt: now })
    .onConflictDoNothing();
}

/**
 * Fulfills a paid order that waits for it, in its own transaction, and then the members of its group. A failure is
 * recorded with its cause: the order stays paid and is tried again after 30 s, or a second when other transactions had its
 * rows, then twice as long each time. Safe for concurrent calls in several processes. Never throws the order's error.
 */
export async function fulfilTask(deps: FulfilDeps, orderNum: string): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  try {
    const others = await db.transaction(async (tx) => {
      await limitWaits(tx);
      const payable = await findWaiting(tx, deps, orderNum);
      if (!payable) return [];
      const members = await payable.fulfil(now);
      await endTask(tx, orderNum, "applied");
      for (const member of members) await addTask(tx, deps.config, member, now);
      return members;
    });
    for (const other of others) await fulfilTask(deps, other);
  } catch (error) {
    const tries = await recordFailure(deps, orderNum, error);
    count("fulfilment_failures_total", {});
    log.error({ err: error, orderNum, tries }, "paid order not fulfilled");
  }
}

/**
 * Refunds a paid order that waits for its fulfillment, in full with its deposit and through its channel, in the caller's
 * transaction. A no-op when it no longer waits.
 * @returns the refunded order
 */
export async function refundTask(
  tx: Db,
  deps: Omit<FulfilDeps, "db" | "config">,
  orderNum: string,
): Promise<Payable | undefined> {
  const payable = await findWaiting(tx, deps, orderNum);
  if (!payable) return undefined;
  const failure = await payable.giveUp(deps.clock.now());
  if (failure !== null) {
    deps.log.error({ err: failure, orderNum }, "stock of refunded order not released");
  }
  await endTask(tx, orderNum, "refund_due");
  deps.log.warn({ orderNum }, "unfulfilled paid order refunded");
  return payable;
}

/** Longest wait for a lock of others, and duration of a statement, in a fulfillment: both normally take milliseconds. */
const LOCK_TIMEOUT_MS = 2000;
const STATEMENT_TIMEOUT_MS = 5000;

/** First wait after a conflict with others, such as an import: the buyer waits as well. */
const CONFLICT_WAIT_S = 1;

/** Makes a fulfillment that hangs fail, so that it releases the order and is tried again. Until the transaction ends. */
async function limitWaits(tx: Db): Promise<void> {
  const [lock, statement] = [`${LOCK_TIMEOUT_MS}`, `${STATEMENT_TIMEOUT_MS}`];
  await tx.execute(
    sql`select set_config('lock_timeout', ${lock}, true), set_config('statement_timeout', ${statement}, true)`,
  );
}

/** Locks the order first, so that attempts and refunds of it follow each other. */
async function findWaiting(
  tx: Db,
  { findPayable }: Pick<FulfilDeps, "findPayable">,
  orderNum: string,
): Promise<Payable | undefined> {
  const payable = await findPayable(tx, orderNum);
  const waits = await tx.$count(fulfilmentTasks, eq(fulfilmentTasks.orderNum, orderNum));
  return waits > 0 ? payable : undefined;
}

async function endTask(tx: Db, orderNum: string, outcome: "applied" | "refund_due"): Promise<void> {
  await tx.delete(fulfilmentTasks).where(eq(fulfilmentTasks.orderNum, orderNum));
  await tx
    .update(receivedPayments)
    .set({ outcome })
    .where(
      and(
        eq(receivedPayments.orderNum, orderNum),
        inArray(receivedPayments.outcome, USED_OUTCOMES),
      ),
    );
}

async function recordFailure(
  { db, clock }: FulfilDeps,
  orderNum: string,
  error: unknown,
): Promise<number> {
  return db.transaction(async (tx) => {
    const [task] = await tx
      .select({ tries: fulfilmentTasks.tries })
      .from(fulfilmentTasks)
      .where(eq(fulfilmentTasks.orderNum, orderNum))
      .for("update");
    const tries = task?.tries ?? 0;
    const firstS = isLockConflict(error) ? CONFLICT_WAIT_S : undefined;
    const nextAt = backOff(clock.now(), tries, firstS);
    await tx
      .update(fulfilmentTasks)
      .set({ tries: tries + 1, cause: describeCause(error), nextAt })
      .where(eq(fulfilmentTasks.orderNum, orderNum));
    return tries + 1;
  });
}
