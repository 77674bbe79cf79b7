import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";
import type { Db } from "../database/db";
import { fulfilOrder } from "../fulfilment/fulfilment";
import { type Joined, payIntoGroup } from "../groups/groups";
import type { Order } from "../order-records/order-records";
import { startRental } from "../rentals/rentals";

/**
 * Fulfills a locked, paid order and starts its rental, or lets its group wait for another member.
 * @throws Error when it cannot be fulfilled
 */
export async function settleOrder(tx: Db, order: Order, now: Date): Promise<Joined> {
  if (order.groupId !== null) return payIntoGroup(tx, order, order.groupId, now);
  await fulfilOrder(tx, order, now);
  // When the seller hands over the login, that starts the rental (deliver-order.ts).
  if (order.deliveryType === AUTOMATIC_DELIVERY) await startRental(tx, order, now);
  return { status: "paid", others: [] };
}
