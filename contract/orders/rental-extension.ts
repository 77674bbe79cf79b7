import * as z from "zod";
import { orderRefunds } from "../refunds/order-refund";
import { integerField, looseMoney, money, orderNum } from "../text/fields";
import { channel } from "./order";

/**
 * Extends a running rental. `order_num`: of the rental. `request_id`: an idempotency key chosen by the caller; a repeated
 * one returns the same extension. `expected_price`: what the renter was shown; another price is refused.
 */
export const extendRentalRequest = z.object({
  order_num: orderNum,
  request_id: z.string().regex(/^[\w-]{16,64}$/, "不正确"),
  hours: integerField(999),
  pay_type: integerField(99),
  expected_price: looseMoney.optional(),
});

export const EXTENSION_STATES = [
  "pending",
  "paid",
  "extended",
  "expired",
  "cancelled",
  "refund_due",
  "refunded",
] as const;

export type ExtensionState = (typeof EXTENSION_STATES)[number];

/**
 * An extension of a rental: an order of its own. paid: the end has not moved yet. extended: it has. `payment`: null
 * unless it can be paid; `qrcode` is "" when it is not paid by QR code. Times are ISO.
 */
export const rentalExtension = z.object({
  order_num: z.string(),
  state: z.enum(EXTENSION_STATES),
  hours: z.number().int(),
  price: money,
  created_at: z.string(),
  paid_at: z.string().nullable(),
  payment: z.object({ pay_count_down: z.number().int(), qrcode: z.string() }).nullable(),
  refunds: orderRefunds,
});

/**
 * How a running rental can be extended. `refusal`: why not now, in Chinese; "" when it can be, by 1 to `most_hours`.
 * `validate_balance`: the renter's balance.
 */
export const extensionOffer = z.object({
  refusal: z.string(),
  hour_price: money,
  most_hours: z.number().int(),
  channel_list: z.array(channel),
  validate_balance: money,
});
