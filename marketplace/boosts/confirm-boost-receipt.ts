import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import type { Deps } from "../deps";
import { boostOrderState } from "../order-records/order-records";
import { requireUserBoost } from "./read-boost";
import { completeBoost } from "./work-on-boost";

/**
 * done → completed, by its buyer. Idempotent.
 * @throws ApiError `orderNotFound` (also for another user's order), `orderClosed` when the target is not reached
 */
export async function confirmBoostReceipt(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
  orderNum: string,
): Promise<CallAnswer<"orderReceive">> {
  const now = clock.now();
  const { id } = await requireUserBoost(db, userId, orderNum);
  await completeBoost(db, id, "buyer", now);
  const order = await requireUserBoost(db, userId, orderNum);
  if (order.status !== "completed") {
    const msg = order.inAfterSale ? "退款申请还在处理，撤销申请后才能确认" : "还没有到达目标段位";
    throw new ApiError("orderClosed", { msg });
  }
  return { order_num: orderNum, state: boostOrderState(order, now) };
}
