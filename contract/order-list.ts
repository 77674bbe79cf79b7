import * as z from "zod";
import { listedAfterSale } from "./after-sale";
import { integerField, money } from "./fields";
import { rentalState } from "./order";

/** A buyer's orders of every kind, and cancelling an unpaid one (product §7). */

/** Order states on the wire. A boost that a booster works on is delivering, one that is done is delivered. refunding: an after-sale is open, or the money is on its way. */
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

/** What is needed to pay a pending order: as `build` answered it. */
const payment = z.object({
  pay_status_api: z.string(),
  /** Whole seconds. */
  pay_count_down: z.number().int(),
  h5_detail_api: z.string(),
  detail_qrcode: z.string(),
  qrcode: z.string(),
});

export const listedOrder = z.object({
  order_num: z.string(),
  kind: z.enum(["goods", "rent", "group", "boost"]),
  state: orderState,
  /** 0 for a boost, like the two after it. */
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
  price: money,
  created_at: z.string(),
  /** Of a rent that has begun; null otherwise. One whose time is up is over, whether or not it was closed. */
  rental: rentalState.nullable(),
  /** The state of its after-sale; the order is refunding while that is open. null: there is none. */
  after_sale: listedAfterSale,
  /** The order's page on the phone, where its card secrets are shown. */
  detail_qrcode: z.string(),
  /** null unless the order is pending; a boost is paid on the phone. */
  payment: payment.nullable(),
});

/** Newest first, 20 a page; `total` counts every page. */
export const orderList = z.object({
  list: z.array(listedOrder),
  total: z.number().int(),
});

/** What became of an order by a call that changes its state. */
export const orderStateAnswer = z.object({ order_num: z.string(), state: orderState });
