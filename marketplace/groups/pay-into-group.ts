import assert from "node:assert/strict";
import { GROUP_LIFE_H, GROUP_SIZE } from "@storefront/contract/orders/group-terms";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { groupBuys, orders } from "../database/schema";
import { fulfilOrder } from "../fulfilment/fulfilment";
import { after, type Order } from "../order-records/order-records";
import { lockGroup, seatedOrders } from "./seats";

export interface Joined {
  status: "grouping" | "paid";
  /** Members whose orders can be fulfilled now, each in its own transaction. */
  others: string[];
}

/**
 * Applies the payment of a locked group order. The opener's payment opens the group; the last one fills it and fulfills
 * its own order.
 */
export async function payIntoGroup(
  tx: Db,
  order: Order,
  groupId: number,
  now: Date,
): Promise<Joined> {
  const group = await lockGroup(tx, groupId);
  assert(group, `order ${order.orderNum} has no group`);
  const seated = await seatedOrders(tx, groupId);
  const waiting = seated.filter(({ status }) => status === "grouping");
  if (waiting.length + 1 < GROUP_SIZE) {
    await tx.update(orders).set({ status: "grouping", paidAt: now }).where(eq(orders.id, order.id));
    const expiresAt = group.expiresAt ?? after(now, GROUP_LIFE_H * 3600);
    await tx.update(groupBuys).set({ state: "open", expiresAt }).where(eq(groupBuys.id, groupId));
    return { status: "grouping", others: [] };
  }
  await fulfilOrder(tx, order, now);
  await tx.update(groupBuys).set({ state: "full" }).where(eq(groupBuys.id, groupId));
  return { status: "paid", others: waiting.map(({ orderNum }) => orderNum) };
}
