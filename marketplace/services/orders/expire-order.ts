import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/open";
import { orders, userEnvelopes } from "../../db/schema";
import type { Deps } from "../../deps";
import { leaveGroup } from "../groups/end-group";
import { moveStock } from "./move-stock";
import type { Order } from "./order-result";

/**
 * pending → expired once its time is over: pieces and coupon go back. Nothing happens to any other order.
 * @returns whether it expired, and whether its listing can be bought again by that
 */
export async function expireOrder(
  tx: Db,
  orderId: number,
  now: Date,
): Promise<{ expired: boolean; turned: boolean }> {
  const [order] = await tx
    .update(orders)
    .set({ status: "expired" })
    .where(and(eq(orders.id, orderId), eq(orders.status, "pending"), lte(orders.expiresAt, now)))
    .returning();
  if (!order) return { expired: false, turned: false };
  if (order.groupId !== null) await leaveGroup(tx, order.groupId);
  const moved = await moveStock(tx, order, "held", "available");
  if (!moved) throw new Error(`order ${order.orderNum} holds no stock`);
  if (order.userEnvelopeId !== null) {
    await tx
      .update(userEnvelopes)
      .set({ status: "unused" })
      .where(and(eq(userEnvelopes.id, order.userEnvelopeId), eq(userEnvelopes.status, "held")));
  }
  return { expired: true, turned: moved.turned };
}

/** Expires an order that was read as pending although its time is over, and tells the storefront. */
export async function expireIfDue(
  { db, clock, notifier }: Pick<Deps, "db" | "clock" | "notifier">,
  order: Pick<Order, "id" | "goodsId" | "status" | "expiresAt">,
): Promise<boolean> {
  const now = clock.now();
  if (order.status !== "pending" || order.expiresAt > now) return false;
  const { expired, turned } = await db.transaction((tx) => expireOrder(tx, order.id, now));
  if (turned) notifier.goodsChanged(order.goodsId);
  return expired;
}
