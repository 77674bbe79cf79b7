import { NO_REASON_REFUND_DAYS } from "@/contract/refund-terms";
import type { Order } from "./order-result";
import { after } from "./order-terms";

const DAY_S = 24 * 60 * 60;

/**
 * Until when an order that is paid now can be given back without a reason.
 * @param promised whether its listing says so; a rent is used at once, and a group's price was for two
 */
export const refundUntil = (
  { rentHours, groupId }: Pick<Order, "rentHours" | "groupId">,
  promised: boolean,
  paidAt: Date,
): Date | null =>
  promised && rentHours === null && groupId === null
    ? after(paidAt, NO_REASON_REFUND_DAYS * DAY_S)
    : null;

/** @returns the same while the buyer has got nothing yet and the time is not over, else null */
export const refundableUntil = (
  { status, refundUntil }: Pick<Order, "status" | "refundUntil">,
  now: Date,
): Date | null =>
  (status === "paid" || status === "delivering") && refundUntil !== null && refundUntil > now
    ? refundUntil
    : null;
