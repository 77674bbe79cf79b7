import * as z from "zod";
import { reviewState } from "../listing/review";
import { listedAfterSale } from "../refunds/after-sale";
import { depositState } from "../refunds/deposit-claim";
import { orderRefunds } from "../refunds/order-refund";
import { integerField, money } from "../text/fields";
import { oneOff } from "./order-record";
import { checking, processing, rentalState } from "./placed-order";

/** A buyer's orders of every kind, and canceling an unpaid one (product §7). */

/**
 * Order states on the wire. An accepted boost is delivering, a done one is delivered. refunding: an after-sale is open,
 * or the refund is under way.
 */
export const ORDER_STATES = [
  "pending",
  "grouping",
  "paid",
  "collected",
  "delivering",
  "delivered",
  "completed",
  "refunding",
  "refunded",
  "expired",
  "cancelled",
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

const orderState = z.enum(ORDER_STATES);

export const ORDERS_PER_PAGE = 20;

/** Pages count from 1. Without `state`: orders in every state. */
export const orderListRequest = z.object({
  state: orderState.optional(),
  page: integerField(100)
    .refine((value) => value > 0, "必须是正整数")
    .default(1),
});

/** The data to pay a pending order, as returned by `build`. */
const payment = z.object({
  pay_status_api: z.string(),
  /** Whole seconds. */
  pay_count_down: z.number().int(),
  h5_detail_api: z.string(),
  detail_qrcode: z.string(),
  qrcode: z.string(),
});

export const orderSummary = z.object({
  order_num: z.string(),
  kind: z.enum(["goods", "rent", "group", "boost"]),
  state: orderState,
  /** 0 for a boost, like the next two. */
  goods_id: z.number().int(),
  goods_spec_id: z.number().int(),
  trade_type_id: z.number().int(),
  /** 2: automatic delivery; 0 for a boost. */
  delivery_type: z.number().int(),
  goods_name: z.string(),
  spec_name: z.string(),
  /** "" for a boost. */
  picture: z.string(),
  quantity: z.number().int(),
  /** As in the order's detail (placed-order.ts). */
  rent_hours: z.number().int().optional(),
  price: money,
  created_at: z.string(),
  /** For a rent that has begun, else null. A rent whose time is up is over, even if it was not closed yet. */
  rental: rentalState.nullable(),
  /** The state of its deposit, null without one. */
  deposit: z
    .object({ state: depositState, amount: money, returned: money, due_at: z.string().nullable() })
    .nullable(),
  /** The state of its after-sale, null without one. The order is refunding while it is open. */
  after_sale: listedAfterSale,
  review_state: reviewState,
  processing,
  checking,
  refunds: orderRefunds,
  /** As in the order's detail (order-record.ts). */
  brand: z.string().optional(),
  one_off: oneOff,
  /** The order's page on the phone, where its card secrets are shown. */
  detail_qrcode: z.string(),
  /** null unless the order is pending; a boost is paid on the phone. */
  payment: payment.nullable(),
});

/** Newest first, 20 per page; `total` counts all pages. */
export const orderList = z.object({
  list: z.array(orderSummary),
  total: z.number().int(),
});

/** The order's new state after a call that changes it. */
export const orderStateAnswer = z.object({ order_num: z.string(), state: orderState });
