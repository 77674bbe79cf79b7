import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../db/open";
import { orders } from "../../db/schema";
import type { Deps } from "../../deps";
import { resolveIfDue } from "../payments/resolve-trades";
import type { Order } from "./order-result";
import { releaseHeld } from "./release-held";

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
  return { expired: true, ...(await releaseHeld(tx, order)) };
}

/**
 * Expires an order that was read as pending although its time is over, and tells the storefront. The payment provider
 * is asked first: an order that was paid meanwhile is paid.
 * @returns whether the order may be another than it was read as
 */
export async function expireIfDue(
  deps: Pick<Deps, "db" | "clock" | "notifier" | "payments" | "log">,
  order: Pick<Order, "id" | "orderNum" | "goodsId" | "status" | "expiresAt">,
): Promise<boolean> {
  const { db, clock, notifier } = deps;
  const now = clock.now();
  if (order.status !== "pending" || order.expiresAt > now) return false;
  await resolveIfDue(deps, order.orderNum);
  const { turned } = await db.transaction((tx) => expireOrder(tx, order.id, now));
  if (turned) notifier.goodsChanged(order.goodsId);
  return true;
}
