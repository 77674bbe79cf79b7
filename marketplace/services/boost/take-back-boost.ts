import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/database/open";
import { boostOrders } from "@/database/schema";
import { BALANCE_CHANNEL } from "../order-terms/channels";
import type { BoostOrder } from "../order-terms/order-result";
import { payBack } from "../payments/pay-back";

/**
 * Refunds the full price of a paid boost, in the caller's transaction: to the balance immediately, through a payment
 * provider by the next sweep. A booster may accept concurrently: the first status change wins.
 * @param from the statuses from which it may be refunded
 * @returns the updated order; null, without a change, when it has another status
 */
export async function takeBackBoost(
  tx: Db,
  { id, channelId }: Pick<BoostOrder, "id" | "channelId">,
  from: BoostOrder["status"][],
  now: Date,
): Promise<BoostOrder | null> {
  const immediate = channelId === BALANCE_CHANNEL;
  const [taken] = await tx
    .update(boostOrders)
    .set(immediate ? { status: "refunded", refundedAt: now } : { status: "refund_due" })
    .where(and(eq(boostOrders.id, id), inArray(boostOrders.status, from)))
    .returning();
  if (!taken) return null;
  await payBack(tx, taken, taken.totalFen, now);
  return taken;
}
