import assert from "node:assert/strict";
import { and, asc, eq, lte, type SQL, sql } from "drizzle-orm";
import { isAnyOf, isOneOf } from "../database/conditions";
import type { Db } from "../database/db";
import { groupBuys, orders, stock, userEnvelopes } from "../database/schema";
import { piecesOf } from "../fulfilment/fulfilment";
import { hasAnswer, type Order } from "../order-records/order-records";
import type { Attempts } from "../sweeps/sweeps";

type Held = Pick<
  Order,
  "id" | "orderNum" | "stockId" | "quantity" | "giftPieces" | "groupId" | "userEnvelopeId"
>;

/** Matches unpaid orders that may expire. */
export const isExpirable = (db: Db, now: Date, isReady: Attempts["isReady"]): SQL | undefined =>
  and(
    isOneOf(orders.status, "pending"),
    lte(orders.expiresAt, now),
    hasAnswer(db, orders.orderNum),
    isReady(orders.orderNum),
  );

/**
 * Expires many unpaid orders at once, in the caller's transaction: releases pieces, coupons and seats, all or none. Locked
 * orders are skipped.
 * @returns the expired orders' numbers
 */
export async function expireBatch(
  tx: Db,
  now: Date,
  isReady: Attempts["isReady"],
  limit: number,
): Promise<string[]> {
  const { id, orderNum, stockId, quantity, giftPieces, groupId, userEnvelopeId } = orders;
  const due = await tx
    .select({ id, orderNum, stockId, quantity, giftPieces, groupId, userEnvelopeId })
    .from(orders)
    .where(isExpirable(tx, now, isReady))
    .orderBy(asc(orders.expiresAt))
    .limit(limit)
    .for("no key update", { of: orders, skipLocked: true });
  if (due.length === 0) return [];
  await tx
    .update(orders)
    .set({ status: "expired" })
    .where(
      isAnyOf(
        id,
        due.map((order) => order.id),
      ),
    );
  await leaveGroups(tx, due);
  await releasePieces(tx, due);
  await releaseCoupons(tx, due);
  return due.map((order) => order.orderNum);
}

/** forming → over, as for one order (`leaveGroup`). */
async function leaveGroups(tx: Db, due: readonly Held[]): Promise<void> {
  const ids = due.flatMap(({ groupId }) => groupId ?? []);
  if (ids.length === 0) return;
  const forming = and(isAnyOf(groupBuys.id, ids), eq(groupBuys.state, "forming"));
  const locked = await tx
    .select({ id: groupBuys.id })
    .from(groupBuys)
    .where(forming)
    .orderBy(asc(groupBuys.id))
    .for("no key update");
  if (locked.length === 0) return;
  await tx.update(groupBuys).set({ state: "over" }).where(forming);
}

/** Locks the rows in the order of their ids, so that two batches do not wait for each other. */
async function releasePieces(tx: Db, due: readonly Held[]): Promise<void> {
  const pieces = new Map<number, number>();
  for (const order of due) {
    pieces.set(order.stockId, (pieces.get(order.stockId) ?? 0) + piecesOf(order));
  }
  const ids = [...pieces.keys()];
  await tx
    .select({ id: stock.id })
    .from(stock)
    .where(isAnyOf(stock.id, ids))
    .orderBy(asc(stock.id))
    .for("no key update");
  const counts = [...pieces.values()];
  const moved = await tx
    .update(stock)
    .set({
      held: sql`${stock.held} - freed.pieces`,
      available: sql`${stock.available} + freed.pieces`,
    })
    .from(sql`unnest(${sql.param(ids)}::int[], ${sql.param(counts)}::int[]) as freed(id, pieces)`)
    .where(sql`${stock.id} = freed.id and ${stock.held} >= freed.pieces`)
    .returning({ id: stock.id });
  assert(moved.length === ids.length, "an expired order holds no stock");
}

async function releaseCoupons(tx: Db, due: readonly Held[]): Promise<void> {
  const ids = due.flatMap(({ userEnvelopeId }) => userEnvelopeId ?? []);
  if (ids.length === 0) return;
  await tx
    .update(userEnvelopes)
    .set({ status: "unused" })
    .where(and(isAnyOf(userEnvelopes.id, ids), eq(userEnvelopes.status, "held")));
}
