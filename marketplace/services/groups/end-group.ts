import assert from "node:assert/strict";
import { and, eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { groupBuys, orders } from "@/database/schema";
import type { Deps } from "../../deps";
import { moveStock } from "../fulfilment/move-stock";
import { refundToBalance } from "../ledger/record-refund";
import { lockGroup, seatedOrders } from "./seats";

/**
 * open → over once its time is up: who has paid gets the money back into the balance, and the pieces go back. A group
 * whose last seat waits for a payment waits with it.
 * @returns whether there was one to end
 */
export async function endGroup(tx: Db, groupId: number, now: Date): Promise<boolean> {
  const group = await lockGroup(tx, groupId);
  if (group?.state !== "open" || group.expiresAt === null || group.expiresAt > now) return false;
  const seated = await seatedOrders(tx, groupId);
  if (seated.some(({ status }) => status === "pending")) return false;
  // In the order of their ids, so that two groups of the same people do not wait for each other.
  for (const order of seated.toSorted((a, b) => a.userId - b.userId)) {
    const moved = await moveStock(tx, order, "held", "available");
    assert(moved, `order ${order.orderNum} holds no stock`);
    await tx
      .update(orders)
      .set({ status: "refunded", refundReason: "no_group" })
      .where(eq(orders.id, order.id));
    await refundToBalance(tx, order, order.totalFen, now);
  }
  await tx.update(groupBuys).set({ state: "over" }).where(eq(groupBuys.id, groupId));
  return true;
}

/** Ends a group that was read as open although its time is up. */
export async function endGroupIfDue(
  { db, clock }: Pick<Deps, "db" | "clock">,
  groupId: number,
): Promise<void> {
  await db.transaction((tx) => endGroup(tx, groupId, clock.now()));
}

/** The order of a group that nobody has paid into has expired: with its opener it is over. */
export async function leaveGroup(tx: Db, groupId: number): Promise<void> {
  await tx
    .update(groupBuys)
    .set({ state: "over" })
    .where(and(eq(groupBuys.id, groupId), eq(groupBuys.state, "forming")));
}
