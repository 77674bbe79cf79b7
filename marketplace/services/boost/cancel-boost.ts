import { ApiError } from "@/contract/api-error";
import type { CallAnswer } from "@/contract/calls";
import type { Deps } from "../../deps";
import type { BoostOrder } from "../order-terms/order-result";
import { answerBoost, ownBoost } from "./read-boost";
import { takeBackBoost } from "./take-back-boost";

const TAKEN: readonly BoostOrder["status"][] = ["accepted", "done", "completed"];

/**
 * 未接单，随时退: a paid order that nobody has accepted is cancelled and the whole price goes back, to the balance at
 * once, by a payment provider as soon as it has confirmed. Again for a cancelled order: the same answer.
 * @throws ApiError orderNotFound; boostTaken once a booster has accepted; orderClosed when there is nothing to refund
 */
export async function cancelBoost(
  deps: Pick<Deps, "db" | "clock" | "config">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"boostCancel">> {
  const { db, clock } = deps;
  const now = clock.now();
  const order = await db.transaction(async (tx) => {
    const before = await ownBoost(tx, userId, orderNum);
    const cancelled = await takeBackBoost(tx, before, ["waiting"], now);
    if (cancelled) return cancelled;
    const order = await ownBoost(tx, userId, orderNum);
    const { status } = order;
    if (TAKEN.some((each) => each === status)) throw new ApiError("boostTaken");
    if (status === "pending" || status === "expired" || status === "cancelled") {
      throw new ApiError("orderClosed");
    }
    return order;
  });
  return answerBoost(deps, order);
}
