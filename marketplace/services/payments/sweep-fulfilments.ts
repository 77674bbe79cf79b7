import { and, asc, gt, lte } from "drizzle-orm";
import type { Db } from "../../database/db";
import { fulfilmentTasks } from "../../database/schema";
import { type Attempt, sweepAll } from "../sweeps/sweep-all";
import { type FulfilDeps, fulfilTask, refundTask } from "./fulfilment-task";
import { notifyRefund } from "./notify-refund";

const NOT_FULFILLED = "很抱歉，您的订单没有在时限内处理成功";

/** Most attempts per sweep. */
const BATCH = 100;

/**
 * Tries again to fulfil paid orders, and refunds those that could not be fulfilled in time, one transaction each. Safe
 * to run in several processes concurrently.
 * @returns the number of refunded orders
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
  for (const task of due) await fulfilTask(deps, task.orderNum);
  return sweepAll(deps, "fulfilments", (...next) => refundNext(deps, ...next));
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
