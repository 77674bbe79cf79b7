import type { Db } from "@/database/open";
import { fulfilOrder } from "../fulfilment/fulfil-order";
import { payIntoGroup } from "../groups/pay-into-group";
import type { Order } from "../order-terms/order-result";
import { startRental } from "../rent/start-rental";

/**
 * What a payment does to a locked order: it is handed over, a rental begins, or its group waits for one more.
 * @returns what the order is now; null, and nothing changed, when an expired order can no longer be fulfilled
 */
export async function settleOrder(
  tx: Db,
  order: Order,
  now: Date,
): Promise<"paid" | "grouping" | null> {
  if (order.groupId !== null) return payIntoGroup(tx, order, order.groupId, now);
  if (!(await fulfilOrder(tx, order, now))) return null;
  if (order.rentHours !== null) await startRental(tx, order, order.rentHours, now);
  return "paid";
}
