import { NO_REASON_REFUND_DAYS } from "@storefront/contract/listing/refund-terms";
import { after } from "./order-lifetime";
import type { Order } from "./order-result";

const DAY_S = 24 * 60 * 60;

/**
 * Returns until when an order paid now can be refunded without a reason, null when it cannot: its listing did not
 * promise it, or it is a rental (used immediately) or a group buy (priced for two).
 */
export const refundUntil = (
  { rentHours, groupId, noReasonRefund }: Pick<Order, "rentHours" | "groupId" | "noReasonRefund">,
  paidAt: Date,
): Date | null =>
  noReasonRefund && rentHours === null && groupId === null
    ? after(paidAt, NO_REASON_REFUND_DAYS * DAY_S)
    : null;

/** Returns the end of the refund period while nothing is delivered and it is not over, else null. */
export const refundableUntil = (
  { status, refundUntil }: Pick<Order, "status" | "refundUntil">,
  now: Date,
): Date | null =>
  (status === "paid" || status === "delivering") && refundUntil !== null && refundUntil > now
    ? refundUntil
    : null;
