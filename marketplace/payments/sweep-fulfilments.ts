import { and, asc, gt, lte } from "drizzle-orm";
import pLimit from "p-limit";
import type { Db } from "../database/db";
import { fulfilmentTasks } from "../database/schema";
import { type Attempt, sweepAll } from "../sweeps/sweeps";
import { type FulfilDeps, fulfilTask, refundTask } from "./fulfilment-task";
import { notifyRefund } from "./notify-refund";

const NOT_FULFILLED = "很抱歉，您的订单没有在时限内处理成功";

/** Most attempts per sweep. */
const BATCH = 100;
/** Attempts at the same time: one that hangs does so for seconds. */
const CONCURRENCY = 3;

/**
 * Tries again to fulfill paid orders, and refunds those that could not be fulfilled in time, one transaction each. Safe
 * to run in several processes concurrently.
 * @returns the number of attempts and refunds
 */
export async function sweepFulfilments(deps: FulfilDeps): Promise<number> {
  const { db, clock } = deps;
  const { orderNum, nextAt, refundAt } = fulfilmentTasks;
  const due = await db
    .select({ orderNum })
    .from(fulfilmentTasks)
    .where(and(lte(nextAt, clock.now()), gt(refundAt, clock.now())))
    .orderBy(asc(nextAt))
    .limit(BATCH);
  const limit = pLimit(CONCURRENCY);
  await Promise.all(due.map((task) => limit(() => fulfilTask(deps, task.orderNum))));
  const refunded = await sweepAll(deps, "fulfilments", (...next) => refundNext(deps, ...next));
  return due.length + refunded;
}

async function refundNext(
  deps: FulfilDeps,
  tx: Db,
  now: Date,
  { isReady, begin }: Attempt,
): Promise<boolean> {
  const { orderNum, refundAt } = fulfilmentTasks;
  // Not locked: an attempt locks the order before its task. Concurrent refunds wait for the order's lock.
  const [due] = await tx
    .select({ orderNum })
    .from(fulfilmentTasks)
    .where(and(lte(refundAt, now), isReady(orderNum)))
    .orderBy(asc(refundAt))
    .limit(1);
  if (!due) return false;
  begin(due.orderNum);
  const refunded = await refundTask(tx, deps, due.orderNum);
  if (refunded) {
    const order = { userId: refunded.userId, orderNum: due.orderNum };
    await notifyRefund(tx, order, { reason: NOT_FULFILLED, fen: refunded.totalFen }, now);
  }
  return true;
}
