import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import type { Deps } from "../deps";
import type { BoostOrder } from "../order-records/order-records";
import { answerBoost, requireUserBoost } from "./read-boost";
import { type Condition, reverseBoost } from "./reverse-boost";

const CANCELLED: Condition = { from: ["waiting"], cause: "no_reason" };
const TAKEN: readonly BoostOrder["status"][] = ["accepted", "done", "completed"];

/**
 * 未接单，随时退: cancels a paid order that is not accepted yet and refunds the full price, to the balance immediately,
 * through a payment provider once it has confirmed. Idempotent.
 * @throws ApiError `orderNotFound`; `boostTaken` once a booster has accepted; `orderClosed` when nothing was paid
 */
export async function cancelBoost(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"boostCancel">> {
  const { db, clock } = deps;
  const now = clock.now();
  const order = await db.transaction(async (tx) => {
    const before = await requireUserBoost(tx, userId, orderNum);
    const cancelled = await reverseBoost(tx, before, CANCELLED, now);
    if (cancelled) return cancelled;
    const order = await requireUserBoost(tx, userId, orderNum);
    const { status } = order;
    if (TAKEN.some((each) => each === status)) throw new ApiError("boostTaken");
    if (status === "pending" || status === "expired" || status === "cancelled") {
      throw new ApiError("orderClosed");
    }
    return order;
  });
  return answerBoost(deps, order);
}
