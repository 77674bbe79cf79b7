import type { CallAnswer } from "@storefront/contract/calls";
import type { Order } from "../../order-records/order-records";

/**
 * Returns the progress of a manual delivery, null for other orders.
 * @param showsNote whether the note may be shown: on a phone only, and for a rental until its end
 */
export function readDelivery(
  order: Order,
  showsNote: boolean,
): CallAnswer<"orderDetail">["delivery"] {
  if (order.deliverBy === null) return null;
  return {
    deliver_by: order.deliverBy.toISOString(),
    delivering_at: iso(order.deliveringAt),
    delivered_at: iso(order.deliveredAt),
    confirm_by: iso(order.confirmBy),
    completed_at: iso(order.completedAt),
    completed_by: order.completedBy,
    note: showsNote && !isGone(order) ? (order.deliveryNote ?? "") : "",
  };
}

/** Refunded goods are no longer shown. */
const isGone = ({ status }: Order): boolean => status === "refund_due" || status === "refunded";

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;
