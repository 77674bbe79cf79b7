import type { Db } from "@/database/open";
import { fulfilOrder } from "../fulfilment/fulfil-order";
import { payIntoGroup } from "../groups/pay-into-group";
import type { Order } from "../order-terms/order-result";

/**
 * Applies a payment to a locked order: fulfils it, or lets the group wait for another member.
 * @returns the new status; null, without a change, when an expired order can no longer be fulfilled
 */
export async function settleOrder(
  tx: Db,
  order: Order,
  now: Date,
): Promise<"paid" | "grouping" | null> {
  if (order.groupId !== null) return payIntoGroup(tx, order, order.groupId, now);
  if (!(await fulfilOrder(tx, order, now))) return null;
  return "paid";
}
