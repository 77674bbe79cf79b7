import type { BOOST_STATUSES } from "../boosts/boost";
import type { ReviewState } from "../listing/review-terms";
import { COUPON_WORDS, LISTING_WORDS } from "../listing/state-words";
import type { OrderState } from "../orders/order-list";
import type { RentalState } from "../orders/placed-order";
import type { EXTENSION_STATES } from "../orders/rental-extension";
import { type AfterSaleState, isOpenAfterSale } from "../refunds/after-sale-rules";

/**
 * The buyer's word for each state, one table per state machine. Storefront, phone and console take their words from
 * here, so that a state has one name; a longer sentence begins with the word.
 * scripts/conventions/state-words.test.ts finds words written elsewhere.
 */

export const ORDER_WORDS = {
  pending: "待付款",
  grouping: "拼团中",
  paid: "已付款",
  collected: "已领取",
  delivering: "交付中",
  delivered: "待确认收货",
  completed: "已完成",
  refunding: "退款中",
  refunded: "已退款",
  expired: "已超时",
  cancelled: "已取消",
} as const satisfies Record<OrderState, string>;

/** A paid order that is still being fulfilled, in any state. */
export const PROCESSING_WORD = "已付款，正在处理";

/** An unpaid order after its time to pay, until its provider says whether it was paid. */
export const CHECKING_WORD = "正在核对付款";

/** Boosts share the words of orders, except those about the booster. */
export const BOOST_WORDS = {
  pending: ORDER_WORDS.pending,
  expired: ORDER_WORDS.expired,
  cancelled: ORDER_WORDS.cancelled,
  waiting: "待接单",
  accepted: "代练中",
  done: "待确认段位",
  completed: ORDER_WORDS.completed,
  refund_due: ORDER_WORDS.refunding,
  refunded: ORDER_WORDS.refunded,
} as const satisfies Record<(typeof BOOST_STATUSES)[number], string>;

/** Rents that have started. */
export const RENTAL_WORDS = {
  running: "租用中",
  returned: "已归还",
  over: "已到期",
} as const satisfies Record<RentalState, string>;

/** Extensions of rents, by their payment. */
export const EXTENSION_WORDS = {
  pending: ORDER_WORDS.pending,
  paid: PROCESSING_WORD,
  extended: "已续租",
  expired: ORDER_WORDS.expired,
  cancelled: ORDER_WORDS.cancelled,
  refund_due: ORDER_WORDS.refunding,
  refunded: ORDER_WORDS.refunded,
} as const satisfies Record<(typeof EXTENSION_STATES)[number], string>;

/** An order whose group is open is grouping; joining: another buyer is paying. */
export const GROUP_WORDS = {
  open: ORDER_WORDS.grouping,
  joining: "有好友正在付款",
  full: "已成团",
  over: "没有成团",
} as const;

export const AFTER_SALE_WORDS = {
  requested: "待卖家处理",
  refused: "卖家已拒绝",
  escalated: "平台处理中",
  accepted: "卖家已同意",
  decided: "平台已裁决",
  withdrawn: "已撤销",
  closed: "已关闭",
} as const satisfies Record<AfterSaleState, string>;

/** Claims against a deposit: the same machine, in which the buyer answers the seller. */
export const DEPOSIT_CLAIM_WORDS: Readonly<Partial<Record<AfterSaleState, string>>> = {
  requested: "待买家答复",
  escalated: AFTER_SALE_WORDS.escalated,
  accepted: "买家已同意",
  decided: AFTER_SALE_WORDS.decided,
  withdrawn: "卖家已撤销",
};

/** The review of a received order. */
export const REVIEW_WORDS = {
  open: "待评价",
  written: "已评价",
  hidden: "评价已隐藏",
} as const satisfies Record<ReviewState, string>;

/** A trade at the payment provider. */
export const PAYMENT_WORDS = {
  waiting: "未付款",
  paid: ORDER_WORDS.paid,
  closed: AFTER_SALE_WORDS.closed,
} as const;

/** A refund at the payment provider. */
export const REFUND_WORDS = {
  due: "等待退款",
  pending: "渠道处理中",
  refunded: ORDER_WORDS.refunded,
  failed: "退款失败",
} as const;

/** Every table, for the search for words written elsewhere. */
export const STATE_WORD_TABLES: readonly Readonly<Partial<Record<string, string>>>[] = [
  ORDER_WORDS,
  BOOST_WORDS,
  RENTAL_WORDS,
  EXTENSION_WORDS,
  GROUP_WORDS,
  AFTER_SALE_WORDS,
  DEPOSIT_CLAIM_WORDS,
  REVIEW_WORDS,
  COUPON_WORDS,
  LISTING_WORDS,
  PAYMENT_WORDS,
  REFUND_WORDS,
];

/** Boost states of an order in the list (`ORDER_STATES`). */
const BOOST_STATES: Partial<Record<OrderState, keyof typeof BOOST_WORDS>> = {
  paid: "waiting",
  delivering: "accepted",
  delivered: "done",
};

/** The properties that decide the word on an order's card. */
export interface NamedOrder {
  state: OrderState;
  kind: "goods" | "rent" | "group" | "boost";
  rental: RentalState | null;
  afterSale: AfterSaleState | null;
  /** Paid, and not fulfilled yet. */
  isProcessing: boolean;
  /** Its provider has not said whether it was paid. */
  isChecking?: boolean;
}

/**
 * @returns the word on an order's card in a list; during an open after-sale, whose turn it is; a rent that has started
 *   has the word of its rental
 */
export function orderWord({
  state,
  kind,
  rental,
  afterSale,
  isProcessing,
  isChecking,
}: NamedOrder): string {
  if (afterSale !== null && isOpenAfterSale(afterSale))
    return `退款：${AFTER_SALE_WORDS[afterSale]}`;
  if (rental !== null && afterSale === null) return RENTAL_WORDS[rental];
  if (isProcessing) return PROCESSING_WORD;
  if (isChecking) return CHECKING_WORD;
  const boost = kind === "boost" ? BOOST_STATES[state] : undefined;
  return boost === undefined ? ORDER_WORDS[state] : BOOST_WORDS[boost];
}
