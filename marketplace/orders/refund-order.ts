import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import { and, eq } from "drizzle-orm";
import { orders } from "../database/schema";
import type { Deps } from "../deps";
import { reverseSale } from "../fulfilment/fulfilment";
import { goodsOrderState, refundableUntil } from "../order-records/order-records";

/**
 * 无理由退款: undoes the sale of an undelivered order and refunds the full price through its payment channel. Idempotent.
 * @throws ApiError `orderNotFound` (also for another user's order), `refundClosed`
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
    await reverseSale(tx, order, { reason: "no_reason" }, now);
  });
  const [order] = await db.select().from(orders).where(own);
  if (!order) throw new ApiError("orderNotFound");
  return { order_num: orderNum, state: goodsOrderState(order, now) };
}
