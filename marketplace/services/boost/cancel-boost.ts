import { and, eq } from "drizzle-orm";
import type { CallAnswer } from "@/contract/calls";
import { ApiError } from "../../api-error";
import { boostOrders } from "../../db/schema";
import type { Deps } from "../../deps";
import { recordRefundOwed, refundToBalance } from "../ledger/record-refund";
import { BALANCE_CHANNEL } from "../payments/channels";
import { answerBoost, ownBoost } from "./read-boost";

/**
 * 未接单，随时退: a paid order that nobody has accepted is cancelled and the whole price goes back, to the balance at
 * once, by a payment provider as soon as it has confirmed. Again for a cancelled order: the same answer.
 * @throws ApiError orderNotFound; boostTaken once a booster has accepted; orderClosed when there is nothing to refund
 */
export async function cancelBoost(
  deps: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"boostCancel">> {
  const { db, clock } = deps;
  const now = clock.now();
  const order = await db.transaction(async (tx) => {
    const before = await ownBoost(tx, userId, orderNum);
    const atOnce = before.channelId === BALANCE_CHANNEL;
    // A booster may be accepting this moment: whoever changes the status first has it.
    const [cancelled] = await tx
      .update(boostOrders)
      .set(atOnce ? { status: "refunded", refundedAt: now } : { status: "refund_due" })
      .where(and(eq(boostOrders.id, before.id), eq(boostOrders.status, "waiting")))
      .returning();
    if (cancelled) {
      if (atOnce) await refundToBalance(tx, cancelled, now);
      else await recordRefundOwed(tx, cancelled, now);
      return cancelled;
    }
    const order = await ownBoost(tx, userId, orderNum);
    if (order.status === "accepted" || order.status === "done") throw new ApiError("boostTaken");
    const { status } = order;
    if (status === "pending" || status === "expired" || status === "cancelled") {
      throw new ApiError("orderClosed");
    }
    return order;
  });
  return answerBoost(deps, order);
}
