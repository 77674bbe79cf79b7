import assert from "node:assert/strict";
import { ApiError } from "@storefront/contract/api-error";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { groupBuys, orders } from "../database/schema";
import { moveStock, priceLeftFen } from "../fulfilment/fulfilment";
import type { Order } from "../order-records/order-records";
import { refundPayment } from "../payments/payments";
import { seatedOrders } from "./seats";

/**
 * Ends the group of a locked, paid order that waits alone for another member: refunds it and restocks its pieces.
 * @throws ApiError `orderClosed` when another buyer has a seat, or the group is just changing
 */
export async function cancelGroup(tx: Db, order: Order, now: Date): Promise<void> {
  const groupId = order.groupId ?? 0;
  // The group is locked before its orders elsewhere (seats.ts), so waiting for it here could deadlock.
  const [group] = await tx
    .select({ id: groupBuys.id })
    .from(groupBuys)
    .where(eq(groupBuys.id, groupId))
    .for("no key update", { skipLocked: true });
  const seated = await seatedOrders(tx, groupId);
  if (!group || seated.some(({ id }) => id !== order.id)) {
    throw new ApiError("orderClosed", { msg: "另一位买家正在参加这个拼团，请稍后再试" });
  }
  const moved = await moveStock(tx, order, "held", "available");
  assert(moved, `order ${order.orderNum} holds no stock`);
  const cause = "no_group";
  const { status } = await refundPayment(tx, order, { fen: priceLeftFen(order), cause }, now);
  await tx.update(orders).set({ status, refundReason: cause }).where(eq(orders.id, order.id));
  await tx.update(groupBuys).set({ state: "over" }).where(eq(groupBuys.id, groupId));
}
