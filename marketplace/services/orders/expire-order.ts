import { and, eq, lte } from "drizzle-orm";
import type { Db } from "../../database/db";
import { orders } from "../../database/schema";
import type { Deps } from "../../deps";
import type { Order } from "../order-core/order-result";
import { resolveIfDue } from "../payments/resolve-trades";
import { releaseHeld } from "./release-held";

/**
 * pending → expired after the deadline: releases pieces and coupon. A no-op for any other order.
 * @returns whether the order expired
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
 * Expires a pending order after its deadline. Queries the payment provider first, in case it was paid meanwhile.
 * @returns whether the order may have changed and must be read again
 */
export async function expireIfDue(
  deps: Pick<Deps, "db" | "clock" | "config" | "payments" | "log" | "findPayable">,
  order: Pick<Order, "id" | "orderNum" | "status" | "expiresAt">,
): Promise<boolean> {
  const { db, clock } = deps;
  const now = clock.now();
  if (order.status !== "pending" || order.expiresAt > now) return false;
  await resolveIfDue(deps, order.orderNum);
  await db.transaction((tx) => expireOrder(tx, order.id, now));
  return true;
}
