import { AUTOMATIC_DELIVERY } from "@/contract/trade";
import type { Db } from "@/database/open";
import { fulfilOrder } from "../fulfilment/fulfil-order";
import { payIntoGroup } from "../groups/pay-into-group";
import type { Order } from "../order-terms/order-result";
import { startRental } from "../rent/start-rental";

/**
 * Applies a payment to a locked order: fulfils it and starts its rental, or lets the group wait for another member.
 * @returns the new status; null, without a change, when an expired order can no longer be fulfilled
 */
export async function settleOrder(
  tx: Db,
  order: Order,
  now: Date,
): Promise<"paid" | "grouping" | null> {
  if (order.groupId !== null) return payIntoGroup(tx, order, order.groupId, now);
  if (!(await fulfilOrder(tx, order, now))) return null;
  // A login that the seller hands over starts the rental then (deliver-order.ts).
  if (order.deliveryType === AUTOMATIC_DELIVERY) await startRental(tx, order, now);
  return "paid";
}
