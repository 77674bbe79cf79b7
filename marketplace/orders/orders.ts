/** The door of orders: what other modules and programs may use of it. */

/** Creates the order of an order number, once. */
export { buildOrder } from "./build-order";
/** pending → canceled, or expired after its deadline: frees pieces, coupon and seat of a locked goods order. */
export { cancelLockedOrder } from "./cancel-order";
/** Deletes the drafts of order numbers that were issued two days ago, used or not: an order has all that it needs. */
export { deleteOldDrafts } from "./delete-old-drafts";
export {
  /** paid or delivering → delivered. */
  deliverOrder,
  /** Reads orders that wait for delivery, most urgent first. */
  ordersToDeliver,
  /** paid → delivering: the seller starts. */
  startDelivery,
  /** Statuses of an order that waits for the seller's delivery. */
  TO_DELIVER,
} from "./delivery/deliver-order";
/** Refunds orders that were not delivered in time, and completes those without an objection in time. */
export { sweepDeliveries } from "./delivery/sweep-deliveries";
/** pending → expired after the deadline, once no payment can be under way: releases pieces and coupon. */
export { expireOrder } from "./expire-order";
/** Finds a payable order of any kind by its number; the kinds have disjoint numbers. */
export { findPayable } from "./find-payable";
/** Signs the link of a receipt; useless without approval on the buyer's desktop (docs/account.md). */
export { phoneApprovalTicket } from "./phone-approval";
/** Does what is due by time for a rental order: ends the rental, returns the deposit, passes a claim on. */
export { settleRentalIfDue } from "./read-rental";
/** Expires unpaid orders whose deadline has passed, hundreds per transaction, and frees what they hold. */
export { sweepOrders } from "./sweep-orders";
