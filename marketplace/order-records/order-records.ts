/** The door of order-records: what other modules and programs may use of it. */

export {
  /** Summarizes a buyer's orders. */
  historyOf,
  /** From when on orders count. */
  historySince,
  /** Locks a buyer, with all accounts of the person, for creating orders until the transaction ends, across processes. */
  lockBuyer,
  /** Selects the orders and boosts that historyOf counts, of all accounts of the person in the row of `users`. */
  pastOrdersOfUser,
  /** Reads what limits count. */
  readBuyerHistory,
} from "./buyer-history";
export {
  BALANCE_CHANNEL,
  /** Returns the name of a channel, undefined when there is no such channel. */
  channelOf,
  /** Returns the channels offered to buyers: the balance and the configured payment providers. */
  channelsOffered,
  isOffered,
  /** Returns the names of the configured payment providers. */
  providersOf,
} from "./channels";
export {
  /** Matches orders with a trade that neither was paid nor is closed. */
  awaitsAnswer,
  /** Matches orders whose trade, if they have one, was paid or is closed. */
  hasAnswer,
  /** Whether the payment of one order is being checked. */
  isChecking,
  /** Matches orders that are expired: stored so, or due with an answer, even before a sweep. */
  isDueUnpaid,
  /** Reads which orders' payments are being checked; asks nothing for those whose time to pay is not over. */
  readChecking,
} from "./has-answer";
export {
  /** Statuses of an active order: it waits for its payment or its group, or is paid. */
  ACTIVE_STATUSES,
  after,
  /** Returns whole seconds until an unpaid order expires, else 0. */
  countDown,
  /** How long an order number from `order_confirm` is valid. */
  DRAFT_LIFE_S,
  isActive,
  /** How long an order waits for its payment. */
  PAY_WINDOW_S,
  /** Returns whole seconds until a time, 0 when it is over or there is none. */
  secondsUntil,
} from "./order-lifetime";
export {
  type BoostOrder,
  /** The boost's page on the phone. */
  boostPageUrl,
  type Order,
  /** The order's page on the phone. */
  orderPageUrl,
  /** Returns the answer of `build`, the same for every submission of an order (product §3 Order result). */
  orderResult,
  payStatusApi,
} from "./order-result";
export {
  boostOrderState,
  boostStatusesOf,
  goodsOrderState,
  /** Returns the stored statuses with this wire name, ignoring expiry by time and open after-sales. */
  goodsStatusesOf,
} from "./order-states";
export {
  /** Returns the end of the refund period while nothing is delivered and it is not over, else null. */
  refundableUntil,
  /** Returns until when an order paid now can be refunded without a reason, null when it cannot. */
  refundUntil,
} from "./refund-until";
export {
  /** Returns an avatar that does not identify the buyer, stable per order. */
  anonymousAvatar,
  /** Returns the first visible character and three stars, which do not reveal the name's length. */
  anonymousName,
} from "./rules/anonymous-buyer";
/** Returns the automatic reply to a buyer's message. */
export { automaticReply } from "./rules/automatic-reply";
/** Checks that the buyer has filled in exactly the remarks that the seller requires. */
export { checkRemarks } from "./rules/check-remarks";
export {
  CONFIRM_HOURS,
  /** Most characters of the text that a seller hands over. */
  NOTE_LENGTH,
} from "./rules/delivery-terms";
export {
  /** Returns the valid coupon with the largest reduction; among equals the one that expires first. */
  bestCoupon,
  /** Returns null when the coupon is usable, else the reason, worded for the buyer. */
  couponRefusal,
  /** A coupon that a buyer owns, with its terms. */
  type OwnedCoupon,
} from "./rules/judge-coupon";
export {
  /** A buyer's orders within HISTORY_S. */
  type BuyerHistory,
  /** Enforces the seller's limit per buyer across all orders, not per order (product §5 max_sale_num). */
  checkMaxForBuyer,
  /** Refuses a reservation beyond the limits. */
  checkReservation,
  /** Returns seconds to wait after the last order that ended unpaid. */
  cooldownSeconds,
  /** Limits of a buyer's unpaid reservations. 0 pieces or seconds: unlimited. */
  type OrderLimits,
} from "./rules/order-limits";
export {
  /** Returns the 14 digits before which all numbers of an earlier second sort, and no later one. */
  orderNumsFrom,
  /** Stores a row under a new order number. */
  withNewOrderNum,
} from "./rules/order-num";
export {
  /** The price of an order before a coupon: `unitFen × quantity − every line = payableFen`, at least 1 fen. */
  type BasePrice,
  /** Returns the pieces that come with the bought ones, each promotion's once. */
  giftPiecesOf,
  /** Prices an order (product §3, product §10.11). */
  priceOrder,
  /** Returns how much of `fen` can be taken off an amount so that at least one fen is left. */
  reduction,
} from "./rules/price-order";
export {
  /** Refuses an order that would reserve more than its buyer's or its network's share of an item, or more than all new buyers together may. */
  checkReservedShare,
  /** Pieces that an order is about to reserve, and those that are reserved already; all with their gifts. */
  type Reservation,
} from "./rules/reserved-share";
export {
  /** A submission of an order (product §3 Order request). */
  type CreateOrderInput,
  /** Whether a stored order has the content of a repeated submission, which must not change it. */
  isSameContent,
} from "./rules/same-content";
export {
  /** Returns what is left of something that was given for a whole price, after the refunds of it. */
  leftOf,
  /** Returns which part of a coupon's reduction the platform bears. */
  platformDiscountOf,
  /** Returns the hours from the receipt of a purchase until its price goes to the seller. */
  settleHoursOf,
  /** Returns what the seller of a settled order gets. */
  settlementOf,
  /** Returns what a refund takes back of something that was given for a whole price: cashback, or the platform's discount. */
  shareTakenBack,
} from "./rules/settlement-terms";
/** Price per piece in fen: the activity price if there is one (0: none). */
export { unitFen } from "./rules/unit-fen";
/** Drops the activity price of a listing or spec whose activity has ended. */
export { withoutEndedActivity } from "./rules/without-ended-activity";
