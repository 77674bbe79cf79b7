import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { isExtensionNum } from "@storefront/contract/rentals/rent-hours";
import { and, eq } from "drizzle-orm";
import { cancelUnpaidBoost } from "../boosts/boosts";
import type { Db } from "../database/db";
import { orders } from "../database/schema";
import type { Deps } from "../deps";
import { isChecking, type Order } from "../order-records/order-records";
import { releaseTrade } from "../payments/payments";
import { cancelExtension } from "../rentals/rentals";
import { expireOrder } from "./expire-order";
import { releaseHeld } from "./release-held";

interface Cancelled {
  state: "cancelled" | "expired";
}

/**
 * pending → canceled, by its buyer: frees pieces, coupon and seat. A no-op for a canceled or expired order. Also
 * cancels boosts and extensions of rentals.
 * @throws ApiError `orderNotFound` (also for another user's order), `orderPaid`, `paymentChecking`
 */
export async function cancelOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"orderCancel">> {
  const now = clock.now();
  const { state } = await db.transaction(async (tx): Promise<Cancelled> => {
    if (isExtensionNum(orderNum)) return cancelExtension(tx, { userId, orderNum, now });
    const goods = await cancelGoodsOrder(tx, { userId, orderNum, now });
    return goods ?? cancelUnpaidBoost(tx, { userId, orderNum, now });
  });
  await releaseTrade(db, orderNum, now);
  return { order_num: orderNum, state };
}

/** @returns null when this buyer has no such goods order */
async function cancelGoodsOrder(
  tx: Db,
  { userId, orderNum, now }: { userId: number; orderNum: string; now: Date },
): Promise<Cancelled | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNum, orderNum), eq(orders.userId, userId)))
    .for("no key update");
  return order ? cancelLockedOrder(tx, order, now) : null;
}

/**
 * pending → canceled, or expired after its deadline: frees pieces, coupon and seat of a locked goods order. A no-op for
 * a canceled or expired one.
 * @throws ApiError `orderPaid`, `paymentChecking`
 */
export async function cancelLockedOrder(tx: Db, order: Order, now: Date): Promise<Cancelled> {
  if (order.status === "cancelled" || order.status === "expired") return { state: order.status };
  if (order.status !== "pending") throw new ApiError("orderPaid");
  if (order.expiresAt <= now) {
    if (await isChecking(tx, order, now)) throw new ApiError("paymentChecking");
    await expireOrder(tx, order.id, now);
    return { state: "expired" };
  }
  await tx
    .update(orders)
    .set({ status: "cancelled", cancelledAt: now })
    .where(eq(orders.id, order.id));
  await releaseHeld(tx, order);
  return { state: "cancelled" };
}
