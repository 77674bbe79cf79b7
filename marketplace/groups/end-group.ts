import assert from "node:assert/strict";
import { and, eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { groupBuys, orders } from "../database/schema";
import type { Deps } from "../deps";
import { moveStock, priceLeftFen } from "../fulfilment/fulfilment";
import { refundPayment } from "../payments/payments";
import { lockGroup, seatedOrders } from "./seats";

/**
 * open → over once it has expired: refunds each paid member through the payment channel and restocks the pieces. A group whose last seat
 * waits for a payment does not end yet.
 * @returns whether the group ended
 */
export async function endGroup(tx: Db, groupId: number, now: Date): Promise<boolean> {
  const group = await lockGroup(tx, groupId);
  if (group?.state !== "open" || group.expiresAt === null || group.expiresAt > now) return false;
  const seated = await seatedOrders(tx, groupId);
  if (seated.some(({ status }) => status !== "grouping")) return false;
  // Ordered by user ids, so that two groups with the same members do not deadlock.
  for (const order of seated.toSorted((a, b) => a.userId - b.userId)) {
    const moved = await moveStock(tx, order, "held", "available");
    assert(moved, `order ${order.orderNum} holds no stock`);
    const cause = "no_group";
    const { status } = await refundPayment(tx, order, { fen: priceLeftFen(order), cause }, now);
    await tx.update(orders).set({ status, refundReason: cause }).where(eq(orders.id, order.id));
  }
  await tx.update(groupBuys).set({ state: "over" }).where(eq(groupBuys.id, groupId));
  return true;
}

/** Ends a group that has expired. */
export async function endGroupIfDue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  groupId: number,
): Promise<void> {
  await db.transaction((tx) => endGroup(tx, groupId, clock.now()));
}

/** forming → over: the opener's order has expired unpaid. */
export async function leaveGroup(tx: Db, groupId: number): Promise<void> {
  await tx
    .update(groupBuys)
    .set({ state: "over" })
    .where(and(eq(groupBuys.id, groupId), eq(groupBuys.state, "forming")));
}
