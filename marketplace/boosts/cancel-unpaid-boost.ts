import { ApiError } from "@storefront/contract/api-error";
import { eq } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";
import { type BoostOrder, isChecking } from "../order-records/order-records";
import { requireUserBoost } from "./read-boost";

/**
 * pending → canceled, by its buyer. A no-op for a canceled or expired order.
 * @throws ApiError `orderNotFound` (also for another user's order), `orderPaid`
 */
export async function cancelUnpaidBoost(
  tx: Db,
  { userId, orderNum, now }: { userId: number; orderNum: string; now: Date },
): Promise<{ state: "cancelled" | "expired" }> {
  const { id } = await requireUserBoost(tx, userId, orderNum);
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(eq(boostOrders.id, id))
    .for("no key update");
  if (!order) throw new ApiError("orderNotFound");
  return cancelLockedBoost(tx, order, now);
}

/**
 * pending → canceled, or expired after its deadline, for a locked boost order. A no-op for a canceled or expired one.
 * @throws ApiError `orderPaid`
 */
export async function cancelLockedBoost(
  tx: Db,
  order: BoostOrder,
  now: Date,
): Promise<{ state: "cancelled" | "expired" }> {
  if (order.status === "cancelled" || order.status === "expired") return { state: order.status };
  if (order.status !== "pending") throw new ApiError("orderPaid");
  const due = order.expiresAt <= now;
  if (await isChecking(tx, order, now)) throw new ApiError("paymentChecking");
  await tx
    .update(boostOrders)
    .set(due ? { status: "expired" } : { status: "cancelled", cancelledAt: now })
    .where(eq(boostOrders.id, order.id));
  return { state: due ? "expired" : "cancelled" };
}
