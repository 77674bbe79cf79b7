import { and, eq, inArray } from "drizzle-orm";
import type { Db } from "@/database/open";
import { boostOrders } from "@/database/schema";
import { BALANCE_CHANNEL } from "../order-terms/channels";
import type { BoostOrder } from "../order-terms/order-result";
import { payBack } from "../payments/pay-back";

/**
 * Gives the whole price of a paid boost back, in the caller's transaction: to the balance at once, to a payment provider
 * by the next sweep. A booster may be accepting at this moment: the first change of the status wins.
 * @param from the statuses it may be taken back from
 * @returns the order as it is now; null, and nothing changed, when it is in none of them
 */
export async function takeBackBoost(
  tx: Db,
  { id, channelId }: Pick<BoostOrder, "id" | "channelId">,
  from: BoostOrder["status"][],
  now: Date,
): Promise<BoostOrder | null> {
  const atOnce = channelId === BALANCE_CHANNEL;
  const [taken] = await tx
    .update(boostOrders)
    .set(atOnce ? { status: "refunded", refundedAt: now } : { status: "refund_due" })
    .where(and(eq(boostOrders.id, id), inArray(boostOrders.status, from)))
    .returning();
  if (!taken) return null;
  await payBack(tx, taken, taken.totalFen, now);
  return taken;
}
