import { and, eq } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { ApiError } from "../../api-error";
import type { Db } from "../../db/open";
import { orders } from "../../db/schema";
import type { Deps } from "../../deps";
import { cancelUnpaidBoost } from "../boost/cancel-unpaid-boost";
import { releaseTrade } from "../payments/ensure-trade";
import { expireOrder } from "./expire-order";
import { releaseHeld } from "./release-held";

interface Cancelled {
  state: "cancelled" | "expired";
  /** The goods whose page is out of date by it. */
  changedGoodsId?: number;
}

/**
 * pending → cancelled, by its buyer: pieces, coupon and seat are free at once. Of an order that is cancelled or has
 * expired it changes nothing, so that it can be repeated. A boost is cancelled by the same call.
 * @throws ApiError orderNotFound, also when it is somebody else's; orderPaid
 */
export async function cancelOrder(
  { db, clock, notifier }: Pick<Deps, "db" | "clock" | "notifier">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"orderCancel">> {
  const now = clock.now();
  const { state, changedGoodsId } = await db.transaction(async (tx): Promise<Cancelled> => {
    const goods = await cancelGoodsOrder(tx, { userId, orderNum, now });
    return goods ?? cancelUnpaidBoost(tx, { userId, orderNum, now });
  });
  await releaseTrade(db, orderNum, now);
  if (changedGoodsId !== undefined) notifier.goodsChanged(changedGoodsId);
  return { order_num: orderNum, state };
}

/** @returns null when this buyer has no such order of goods */
async function cancelGoodsOrder(
  tx: Db,
  { userId, orderNum, now }: { userId: number; orderNum: string; now: Date },
): Promise<Cancelled | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.orderNum, orderNum), eq(orders.userId, userId)))
    .for("no key update");
  if (!order) return null;
  if (order.status === "cancelled" || order.status === "expired") return { state: order.status };
  if (order.status !== "pending") throw new ApiError("orderPaid");
  const changed = ({ turned }: { turned: boolean }) =>
    turned ? { changedGoodsId: order.goodsId } : {};
  if (order.expiresAt <= now) {
    return { state: "expired", ...changed(await expireOrder(tx, order.id, now)) };
  }
  await tx
    .update(orders)
    .set({ status: "cancelled", cancelledAt: now })
    .where(eq(orders.id, order.id));
  return { state: "cancelled", ...changed(await releaseHeld(tx, order)) };
}
