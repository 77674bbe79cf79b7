import { and, asc, eq, lte, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";
import type { Deps } from "../deps";
import { type BoostOrder, hasAnswer } from "../order-records/order-records";
import { type Attempt, sweepAll } from "../sweeps/sweeps";
import { type Condition, reverseBoost } from "./reverse-boost";
import { completeBoost } from "./work-on-boost";

/** Paid, with the target not reached yet. */
const OPEN: BoostOrder["status"][] = ["waiting", "accepted"];
const OVERDUE: Condition = { from: OPEN, cause: "not_delivered" };

/**
 * Expires unpaid boost orders, refunds those that were not accepted or finished in time, and completes those without an
 * objection. One transaction each; safe to run in several processes concurrently.
 * @returns the number of changed orders
 */
export async function sweepBoosts(deps: Pick<Deps, "db" | "clock" | "log">): Promise<number> {
  const expired = await sweepAll(deps, "boosts", expireNext);
  const refunded = await sweepAll(deps, "boost_refunds", refundNext);
  return expired + refunded + (await sweepAll(deps, "boost_receipts", completeNext));
}

const { status, expiresAt, deliverBy, confirmBy, inAfterSale } = boostOrders;

async function expireNext(tx: Db, now: Date, attempt: Attempt): Promise<boolean> {
  const isUnpaid = and(isOneOf(status, "pending"), hasAnswer(tx, boostOrders.orderNum));
  const order = await lockNext(tx, now, attempt, { deadline: expiresAt, where: isUnpaid });
  if (!order) return false;
  await tx.update(boostOrders).set({ status: "expired" }).where(eq(boostOrders.id, order.id));
  return true;
}

async function refundNext(tx: Db, now: Date, attempt: Attempt): Promise<boolean> {
  const order = await lockNext(tx, now, attempt, {
    deadline: deliverBy,
    where: isOneOf(status, ...OPEN),
  });
  return order !== undefined && (await reverseBoost(tx, order, OVERDUE, now)) !== null;
}

async function completeNext(tx: Db, now: Date, attempt: Attempt): Promise<boolean> {
  const done = and(isOneOf(status, "done"), eq(inAfterSale, false));
  const order = await lockNext(tx, now, attempt, { deadline: confirmBy, where: done });
  return order !== undefined && completeBoost(tx, order.id, "time", now);
}

/** Locks the order with the earliest deadline of those that have passed. */
async function lockNext(
  tx: Db,
  now: Date,
  { isReady, begin }: Attempt,
  { deadline, where }: { deadline: PgColumn; where: SQL | undefined },
): Promise<BoostOrder | undefined> {
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(and(where, lte(deadline, now), isReady(boostOrders.orderNum)))
    .orderBy(asc(deadline))
    .limit(1)
    .for("no key update", { skipLocked: true });
  if (order) begin(order.orderNum);
  return order;
}
