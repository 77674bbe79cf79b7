import * as z from "zod";
import { money } from "../text/fields";

/**
 * Why an order is undone. too_late: paid when it was sold out. no_group: the group was not completed. not_delivered: the
 * seller missed the deadline. not_fulfilled: paid, and could not be fulfilled. no_reason: requested by the buyer.
 * after_sale: granted by the seller or the operator.
 */
export const REFUND_REASONS = [
  "too_late",
  "no_group",
  "not_delivered",
  "not_fulfilled",
  "no_reason",
  "after_sale",
] as const;

/**
 * Reasons for a refund. deposit: of a rental. part: a part of the price of an order that continues. operator, canceled:
 * the platform undid it after, or before, its delivery. found: a payment that fits no order, found by reconciling.
 * surplus: a payment that the order does not use: a second one, or one of another channel or amount.
 */
export const REFUND_CAUSES = [
  ...REFUND_REASONS,
  "deposit",
  "part",
  "operator",
  "cancelled",
  "found",
  "surplus",
] as const;

/**
 * Money of an order that goes back. `way`: the channel that it was paid through, and returns through; ggpay is the
 * balance. due: not there yet. Times are ISO.
 */
export const orderRefund = z.object({
  amount: money,
  way: z.enum(["alipay", "wxpay", "ggpay"]),
  state: z.enum(["due", "refunded"]),
  cause: z.enum(REFUND_CAUSES),
  created_at: z.string(),
  refunded_at: z.string().nullable(),
});

/** Every refund of an order, whole or in part, oldest first. */
export const orderRefunds = z.array(orderRefund);

export type OrderRefund = z.output<typeof orderRefund>;
