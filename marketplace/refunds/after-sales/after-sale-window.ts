import { AFTER_SALE_DAYS } from "@storefront/contract/listing/refund-terms";
import { priceLeftFen } from "../../fulfilment/fulfilment";
import { after, type BoostOrder, type Order } from "../../order-records/order-records";

type Times = Pick<
  Order,
  | "status"
  | "deliverBy"
  | "paidAt"
  | "collectedAt"
  | "deliveredAt"
  | "completedAt"
  | "rentHours"
  | "extendedHours"
  | "refundedFen"
  | "totalFen"
  | "depositFen"
>;
type BoostTimes = Pick<
  BoostOrder,
  "status" | "doneAt" | "completedAt" | "refundedFen" | "totalFen"
>;

const DAY_S = 24 * 60 * 60;

/**
 * Returns until when the buyer can request an after-sale refund; null before delivery, and after a full refund. Before
 * delivery the seller's deadline and 无理由退款 protect the buyer.
 */
export function afterSaleUntil(order: Times | BoostTimes): Date | null {
  const at = leftFen(order) === 0 ? null : "doneAt" in order ? doneAt(order) : handedOverAt(order);
  return at && after(at, AFTER_SALE_DAYS * DAY_S);
}

const leftFen = (order: Times | BoostTimes): number =>
  "doneAt" in order ? order.totalFen - order.refundedFen : priceLeftFen(order);

const doneAt = ({ status, doneAt, completedAt }: BoostTimes): Date | null =>
  status === "done" || status === "completed" ? (completedAt ?? doneAt) : null;

/** Card secrets count as delivered on payment, a rental when it ends. */
function handedOverAt(order: Times): Date | null {
  const { status, deliverBy, paidAt, collectedAt, deliveredAt, completedAt } = order;
  const { rentHours, extendedHours } = order;
  if (status === "delivered" || status === "completed") return completedAt ?? deliveredAt;
  const isAutomatic = status === "collected" || (status === "paid" && deliverBy === null);
  if (!isAutomatic || paidAt === null) return null;
  return rentHours === null
    ? (collectedAt ?? paidAt)
    : after(paidAt, (rentHours + extendedHours) * 3600);
}
