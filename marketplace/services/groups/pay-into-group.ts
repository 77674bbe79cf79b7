import assert from "node:assert/strict";
import { eq } from "drizzle-orm";
import type { Db } from "@/database/open";
import { groupBuys, orders } from "@/database/schema";
import { GROUP_LIFE_H, GROUP_SIZE } from "@/rules/orders/group-terms";
import { fulfilOrder } from "../fulfilment/fulfil-order";
import { moveStock } from "../fulfilment/move-stock";
import type { Order } from "../order-terms/order-result";
import { after } from "../order-terms/order-terms";
import { type Group, isOpen, lockGroup, seatedOrders } from "./seats";

/**
 * Applies the payment of a locked group order. The opener's payment opens the group; the last one fulfils all orders.
 * An expired order takes its seat and piece again.
 * @returns the new status; null, without a change, when an expired order's seat or piece is gone
 */
export async function payIntoGroup(
  tx: Db,
  order: Order,
  groupId: number,
  now: Date,
): Promise<"grouping" | "paid" | null> {
  const group = await lockGroup(tx, groupId);
  assert(group, `order ${order.orderNum} has no group`);
  const seated = await seatedOrders(tx, groupId);
  const late = order.status === "expired";
  if (late && !canRejoin(group, seated, order, now)) return null;

  const waiting = seated.filter(({ status }) => status === "grouping");
  if (waiting.length + 1 < GROUP_SIZE) {
    if (late && !(await moveStock(tx, order, "available", "held"))) return null;
    await tx.update(orders).set({ status: "grouping", paidAt: now }).where(eq(orders.id, order.id));
    const expiresAt = group.expiresAt ?? after(now, GROUP_LIFE_H * 3600);
    await tx.update(groupBuys).set({ state: "open", expiresAt }).where(eq(groupBuys.id, groupId));
    return "grouping";
  }

  if (!(await fulfilOrder(tx, order, now))) return null;
  for (const member of waiting) await fulfilOrder(tx, member, now);
  await tx.update(groupBuys).set({ state: "full" }).where(eq(groupBuys.id, groupId));
  return "paid";
}

/** Whether the seat of an expired order is still free and its group still waits. */
function canRejoin(
  group: Group,
  seated: readonly Pick<Order, "userId" | "groupSeat">[],
  { userId, groupSeat }: Pick<Order, "userId" | "groupSeat">,
  now: Date,
): boolean {
  // The opener's late payment can still open the group.
  const neverOpened = group.state === "over" && group.expiresAt === null;
  if (!neverOpened && !isOpen(group, now)) return false;
  return seated.every((order) => order.userId !== userId && order.groupSeat !== groupSeat);
}
