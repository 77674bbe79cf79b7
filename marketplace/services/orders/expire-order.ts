import { and, eq, lte } from "drizzle-orm";
import type { Db } from "@/database/open";
import { orders } from "@/database/schema";
import type { Deps } from "../../deps";
import type { Order } from "../order-terms/order-result";
import { resolveIfDue } from "../payments/resolve-trades";
import { releaseHeld } from "./release-held";

/**
 * pending → expired once its time is over: pieces and coupon go back. Nothing happens to any other order.
 * @returns whether it expired
 */
export async function expireOrder(tx: Db, orderId: number, now: Date): Promise<boolean> {
  const [order] = await tx
    .update(orders)
    .set({ status: "expired" })
    .where(and(eq(orders.id, orderId), eq(orders.status, "pending"), lte(orders.expiresAt, now)))
    .returning();
  if (!order) return false;
  await releaseHeld(tx, order);
  return true;
}

/**
 * Expires an order that was read as pending although its time is over. The payment provider is queried first: an order that was paid meanwhile is paid.
 * @returns whether the order may be another than it was read as
 */
export async function expireIfDue(
  deps: Pick<Deps, "db" | "clock" | "payments" | "log" | "findPayable">,
  order: Pick<Order, "id" | "orderNum" | "status" | "expiresAt">,
): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  if (order.status !== "pending" || order.expiresAt > now) return false;
  await resolveIfDue(deps, order.orderNum);
  await db.transaction((tx) => expireOrder(tx, order.id, now));
  return true;
}
