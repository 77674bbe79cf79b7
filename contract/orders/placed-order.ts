import * as z from "zod";
import { orderReview, reviewState } from "../listing/review";
import { orderAfterSale } from "../refunds/after-sale";
import { depositClaim, depositState } from "../refunds/deposit-claim";
import { orderRefunds, REFUND_REASONS } from "../refunds/order-refund";
import { money, orderNum } from "../text/fields";
import { oneOff, orderBill, orderRecord } from "./order-record";
import { extensionOffer, rentalExtension } from "./rental-extension";

/** An order after it was created: pay status, detail, delivery, rental (product §3 Pay status, product §11). */

export const orderNumRequest = z.object({ order_num: orderNum });

/** `deposit`: the amount to be returned. `deposit_due_at`: when it returns at the latest; null once it is settled. */
export const returnRentalAnswer = z.object({
  deposit: money,
  deposit_due_at: z.string().nullable(),
});

export const rentalState = z.enum(["running", "returned", "over"]);
export type RentalState = z.infer<typeof rentalState>;

/**
 * For a rent order that has started. running: until `ends_at`. returned: by the renter. over: the time is up. After
 * that the renter has no access, and the deposit is returned according to `deposit_state`. `deposit_returned`: the part
 * that was refunded, "0.00" until the deposit is settled. Times are ISO.
 */
const orderRental = z.object({
  state: rentalState,
  hours: z.number().int(),
  deposit: money,
  starts_at: z.string(),
  ends_at: z.string(),
  closed_at: z.string().nullable(),
  deposit_state: depositState,
  /** Time at which the deposit returns automatically, while it awaits the seller. */
  deposit_due_at: z.string().nullable(),
  deposit_settled_at: z.string().nullable(),
  deposit_returned: money,
  claim: depositClaim.nullable(),
  /** Oldest first. Missing, like `extension_offer`, in an older marketplace. */
  extensions: z.array(rentalExtension).optional(),
  /** Null once the rental has ended. */
  extension_offer: extensionOffer.nullish(),
});

/**
 * Progress of a manual delivery. Times are ISO. The seller has until `deliver_by`, or the order is refunded; the buyer
 * has until `confirm_by`, or it completes automatically. `note`: the handed-over text, on the buyer's phone only, else
 * "".
 */
const orderDelivery = z.object({
  deliver_by: z.string(),
  delivering_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  confirm_by: z.string().nullable(),
  completed_at: z.string().nullable(),
  completed_by: z.enum(["buyer", "time"]).nullable(),
  note: z.string(),
});

/**
 * Set while a paid order is being fulfilled, null otherwise. If it cannot be fulfilled, the whole payment is refunded by
 * `refund_at`. Missing in an older marketplace.
 */
export const processing = z.object({ refund_at: z.string() }).nullish();

/**
 * Set while the time to pay is over and the provider has not said whether the order was paid: it is neither expired nor
 * payable, and what it holds stays held. Missing in an older marketplace.
 */
export const checking = z.boolean().optional();

/**
 * pay_status: 0 waiting, 1 paid, 2 closed unpaid, 3 paid and to be refunded, 4 waiting after a refused payment. The other
 * fields are additions to the specification: `checking` with 0, `processing` with 1, `refunds` with 3.
 */
export const payStatus = z.object({
  pay_status: z.number().int(),
  pay_count_down: z.number().int(),
  checking,
  processing,
  refunds: orderRefunds.optional(),
});

/**
 * What the platform last told the buyer about the order, such as an operator's act with its reason; null for nothing.
 * `is_new`: not read yet.
 */
export const platformMessage = z
  .object({ text: z.string(), created_at: z.string(), is_new: z.boolean() })
  .nullable();

/**
 * The phone's order page. `secrets` is filled only for the buyer on the phone (a token issued to a phone), after the
 * order has been received; a desktop token gets an empty list, so that a card secret never reaches the desktop (product
 * §11). Reading changes nothing.
 */
export const orderDetail = z.object({
  order_num: z.string(),
  /**
   * grouping: paid, its group waits for another buyer. collected: received, for automatic delivery; delivering,
   * delivered and completed are for manual delivery.
   */
  status: z.enum([
    "pending",
    "grouping",
    "paid",
    "collected",
    "delivering",
    "delivered",
    "completed",
    "expired",
    "cancelled",
    "refund_due",
    "refunded",
  ]),
  goods_id: z.number().int(),
  goods_name: z.string(),
  spec_name: z.string(),
  picture: z.string(),
  quantity: z.number().int(),
  price: money,
  delivery_type: z.number().int(),
  created_at: z.string(),
  paid_at: z.string().nullable(),
  seller_nickname: z.string(),
  /** Hours of a rent, else 0; the deposit is part of the price. */
  rent_hours: z.number().int(),
  deposit: money,
  /** Paid to the buyer's balance when the order is completed; "0.00" when none was promised. */
  cashback: money,
  /** Gifts, as in the price. */
  gifts: z.array(z.string()),
  rental: orderRental.nullable(),
  /** For a paid order with manual delivery, else null. */
  delivery: orderDelivery.nullable(),
  refund_reason: z.enum(REFUND_REASONS).nullable(),
  /** Until when the buyer can get a no-reason refund; null when it is not, or no longer, available. */
  refundable_until: z.string().nullable(),
  refunds: orderRefunds,
  platform_message: platformMessage,
  ...orderAfterSale,
  review_state: reviewState,
  /** Null without one. */
  review: orderReview.nullish(),
  /** The buyer's answers to the listing's questions, and the message to the seller. */
  customer_remarks: z.array(z.object({ title: z.string(), content: z.string() })),
  leave_word: z.string(),
  /** The listing's trade steps. */
  process: z.array(z.object({ name: z.string(), brief: z.string() })),
  processing,
  checking,
  /** 0: bought alone. */
  group_id: z.number().int(),
  /** Null unless the order is pending. `qrcode`: "" when it is not paid by QR code. */
  payment: z
    .object({
      pay_count_down: z.number().int(),
      qrcode: z.string(),
      pay_status_api: z.string().optional(),
    })
    .nullable(),
  secrets: z.array(z.string()),
  ...orderRecord,
  bill: orderBill.optional(),
  /** 0: the listing has no specs. */
  goods_spec_id: z.number().int().optional(),
  trade_type_id: z.number().int().optional(),
  one_off: oneOff,
  /** The buyer's text for this order, such as the message to the seller; "": none. */
  remark: z.string().optional(),
  /** When the buyer has first seen the card secrets. */
  collected_at: z.string().nullish(),
});

/** The card secrets of an order, under the same conditions as in `orderDetail`. */
export const orderSecret = orderDetail.pick({ order_num: true, secrets: true });
