import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "../database/db";
import { boostOrders } from "../database/schema";
import { singleRow } from "../database/single-row";
import type { BoostOrder } from "../order-records/order-records";
import { type RefundCause, refundPayment } from "../payments/payments";

export interface Condition {
  /** The statuses from which it may be refunded. */
  from: BoostOrder["status"][];
  cause: RefundCause;
}

/**
 * Refunds the unrefunded price of a paid boost through its payment channel, in the caller's transaction. A booster may
 * accept concurrently: the first status change wins.
 * @returns the updated order; null, without a change, when it has another status
 */
export async function reverseBoost(
  tx: Db,
  { id }: Pick<BoostOrder, "id">,
  { from, cause }: Condition,
  now: Date,
): Promise<BoostOrder | null> {
  const [order] = await tx
    .select()
    .from(boostOrders)
    .where(and(eq(boostOrders.id, id), inArray(boostOrders.status, from)))
    .for("no key update");
  if (!order) return null;
  const fen = order.totalFen - order.refundedFen;
  const { status } = await refundPayment(tx, order, { fen, cause }, now);
  const undone = await tx
    .update(boostOrders)
    .set({ status, refundedAt: status === "refunded" ? now : null })
    .where(eq(boostOrders.id, id))
    .returning();
  return singleRow(undone);
}
