import { and, eq } from "drizzle-orm";
import { ApiError } from "@/contract/api-error";
import type { CallAnswer } from "@/contract/calls";
import { NO_REASON_REFUND_DAYS } from "@/contract/refund-terms";
import { orders } from "@/database/schema";
import type { Deps } from "../../deps";
import type { Order } from "./order-result";
import { goodsOrderState } from "./order-states";
import { after } from "./order-terms";
import { takeBack } from "./take-back";

const DAY_S = 24 * 60 * 60;

/**
 * Until when an order that is paid now can be given back without a reason.
 * @param promised whether its listing says so; a rent is used at once, and a group's price was for two
 */
export const refundUntil = (
  { rentHours, groupId }: Pick<Order, "rentHours" | "groupId">,
  promised: boolean,
  paidAt: Date,
): Date | null =>
  promised && rentHours === null && groupId === null
    ? after(paidAt, NO_REASON_REFUND_DAYS * DAY_S)
    : null;

/** @returns the same while the buyer has got nothing yet and the time is not over, else null */
export const refundableUntil = (
  { status, refundUntil }: Pick<Order, "status" | "refundUntil">,
  now: Date,
): Date | null =>
  (status === "paid" || status === "delivering") && refundUntil !== null && refundUntil > now
    ? refundUntil
    : null;

/**
 * 无理由退款: an order that the buyer has got nothing of yet is taken back, and the whole price goes back as it was paid.
 * Of one that was given back this way it changes nothing, so that it can be repeated.
 * @throws ApiError orderNotFound, also when it is somebody else's; refundClosed
 */
export async function refundOrder(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"orderRefund">> {
  const now = clock.now();
  const own = and(eq(orders.orderNum, orderNum), eq(orders.userId, userId));
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(own).for("no key update");
    if (!order) throw new ApiError("orderNotFound");
    if (order.refundReason === "no_reason") return;
    if (refundableUntil(order, now) === null) throw new ApiError("refundClosed");
    await takeBack(tx, order, "no_reason", now);
  });
  const [order] = await db.select().from(orders).where(own);
  if (!order) throw new ApiError("orderNotFound");
  return { order_num: orderNum, state: goodsOrderState(order, now) };
}
