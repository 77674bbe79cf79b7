import type { ReviewState } from "@storefront/contract/listing/review-terms";
import { inArray } from "drizzle-orm";
import type { Db } from "../../database/db";
import { comments } from "../../database/schema";
import type { Order } from "../../order-records/order-records";

/**
 * Whether the buyer has received everything of an order and claims no refund.
 * @param isRentalOver of a rental, whether its time is up or it was returned
 */
export function isReceived(order: Order, isRentalOver: boolean): boolean {
  if (order.status !== "collected" && order.status !== "completed") return false;
  return !order.inAfterSale && (order.rentHours === null || isRentalOver);
}

/** @returns null when the order has no review and none can be written */
export function reviewStateOf(
  order: Order,
  isRentalOver: boolean,
  review: { hiddenAt: Date | null } | undefined,
): ReviewState | null {
  if (review !== undefined) return review.hiddenAt === null ? "written" : "hidden";
  return isReceived(order, isRentalOver) ? "open" : null;
}

/** Reads which of the orders have a review, by the order's id. */
export async function readReviewMarks(
  db: Db,
  orderIds: readonly number[],
): Promise<Map<number, { hiddenAt: Date | null }>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: comments.orderId, hiddenAt: comments.hiddenAt })
    .from(comments)
    .where(inArray(comments.orderId, [...orderIds]));
  return new Map(
    rows.flatMap(({ orderId, hiddenAt }) => (orderId ? [[orderId, { hiddenAt }]] : [])),
  );
}
