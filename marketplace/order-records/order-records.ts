/** The door of order-records: what other modules and programs may use of it. */

// An order's answer, state and times

export {
  ACTIVE_STATUSES, // Of an order that is paid, or waits for its payment or its group.
  after, // A time some seconds after another.
  countDown, // Returns whole seconds until an unpaid order expires, else 0.
  DRAFT_LIFE_S, // How long an order number of `order_confirm` is valid.
  isActive,
  PAY_WINDOW_S, // How long an order waits for its payment.
  secondsUntil, // Returns whole seconds until a time; 0 when it is over or there is none.
} from "./order-lifetime";
export {
  type BoostOrder,
  boostPageUrl, // The boost's page on the phone.
  type Order,
  orderPageUrl, // The order's page on the phone.
  orderResult, // Returns the answer of `build`, the same for each submission of an order.
  payStatusApi, // The path of the call that reads an order's payment.
} from "./order-result";
/** Return the wire name of a stored status, and the stored statuses of a wire name. */
export { boostOrderState, boostStatusesOf, goodsOrderState, goodsStatusesOf } from "./order-states";
/** Return an avatar and a name that do not identify the buyer. */
export { anonymousAvatar, anonymousName } from "./rules/anonymous-buyer";
export { automaticReply } from "./rules/automatic-reply"; // Returns the reply to a buyer's message.
/** Return the digits that sort after the numbers of an earlier second, and store a row under a new number. */
export { orderNumsFrom, withNewOrderNum } from "./rules/order-num";
export {
  type CreateOrderInput, // A submission of an order.
  isSameContent, // Whether a stored order has the content of a repeated submission.
} from "./rules/same-content";

// Payment

export {
  BALANCE_CHANNEL,
  channelOf, // Returns the name of a channel, undefined for an unknown one.
  channelsOffered, // Returns the balance and the channels of the configured providers.
  isOffered,
  providersOf, // Returns the names of the configured providers.
} from "./channels";
export {
  awaitsAnswer, // Matches orders with a trade that is neither paid nor closed.
  hasAnswer, // Matches orders without a trade, and those whose trade is paid or closed.
  isChecking, // Whether the payment of one order is being checked.
  isDueUnpaid, // Matches expired orders: stored so, or due with an answer.
  readChecking, // Reads which orders' payments are being checked.
} from "./has-answer";

// Prices

export {
  bestCoupon, // Returns the valid coupon with the largest reduction, or the one that expires first.
  couponRefusal, // Returns why a coupon cannot be used, worded for the buyer; null when it can.
  type OwnedCoupon, // A buyer's coupon with its terms.
} from "./rules/judge-coupon";
export {
  type BasePrice, // The price of an order before a coupon.
  giftPiecesOf, // Returns the pieces that come with the bought ones.
  priceOrder, // Prices an order.
  reduction, // Returns how much can be taken off an amount; one fen is left.
} from "./rules/price-order";
export { unitFen } from "./rules/unit-fen"; // Returns the price per piece in fen.
export { withoutEndedActivity } from "./rules/without-ended-activity"; // Drops an activity price that has ended.

// What a buyer may order

export {
  historyOf, // Summarizes a buyer's orders.
  historySince, // From when on orders count.
  lockBuyer, // Locks a person for creating orders until the transaction ends.
  pastOrdersOfUser, // Selects what historyOf counts, of the person in the row of `users`.
  readBuyerHistory, // Reads what limits count.
} from "./buyer-history";
export { checkRemarks } from "./rules/check-remarks"; // Checks that exactly the required remarks are filled in.
export {
  type BuyerHistory, // A buyer's orders within HISTORY_S.
  checkMaxForBuyer, // Enforces a listing's limit per buyer across all orders.
  checkReservation, // Refuses a reservation beyond the limits.
  cooldownSeconds, // Returns how long a buyer waits after orders that ended unpaid.
  type OrderLimits,
} from "./rules/order-limits";
export {
  checkReservedShare, // Refuses more than a buyer's, a network's or all new buyers' share of an item.
  type Reservation, // Pieces about to be reserved and those that are, with their gifts.
} from "./rules/reserved-share";

// Delivery, refund and settlement

/** Return the end of a running refund period, and of that of an order paid now; null without one. */
export { refundableUntil, refundUntil } from "./refund-until";
export {
  leftOf, // Returns what refunds leave of something given for a whole price.
  platformDiscountOf, // Returns which part of a coupon's reduction the platform bears.
  settleHoursOf, // Returns the hours from a receipt until the price goes to the seller.
  settlementOf, // Returns what the seller of a settled order gets.
  shareTakenBack, // Returns what a refund takes back of cashback or the platform's discount.
} from "./rules/settlement-terms";
