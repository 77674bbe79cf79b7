/** The door of payments: what other modules and programs may use of it. */

/** Deletes payment callbacks after 400 days. */
export { deleteOldCallbacks } from "./delete-old-callbacks";
export {
  /** Creates the trade of a stored row at its provider, outside of a transaction. */
  createTrade,
  /** Returns the text of an order's payment QR code, creating the trade at the payment provider first when there is none. */
  ensureTrade,
  /** The columns of a trade that is not created at its provider yet. */
  type NewTradeRow,
  /** Returns the row of an order's trade; null when the order is not paid through a provider. */
  newTrade,
  /** Reads the texts of payment QR codes by order number, for orders that have a trade. */
  readQrTexts,
  /** Makes the next sweep close the trade of a canceled order at the provider. */
  releaseTrade,
} from "./ensure-trade";
/** Records that a refund was paid, once, in the caller's transaction. */
export { finishRefund } from "./finish-refund";
export {
  /** Returns the state of an unpaid order's trade that waits. */
  followTrade,
  /** Follows the trade of an order, if one waits for its payment. */
  followTradeOf,
  /** Matches trades whose payment is not known. */
  isWaiting,
  type Trade,
} from "./follow-trade";
export {
  /** Makes a paid order wait for its fulfillment, in the caller's transaction. */
  addTask,
  type FulfilDeps,
  type FulfilmentTask,
  /** Returns the task of a paid order that is not fulfilled; null for any other order. */
  findTask,
  /** Fulfills a paid order that waits for it, in its own transaction, and then the members of its group. */
  fulfilTask,
  /** Refunds a paid order that waits for its fulfillment, in full with its deposit and through its channel, in the caller's transaction. */
  refundTask,
} from "./fulfilment-task";
/** Tells a buyer in the caller's transaction that a payment through a provider goes back by itself, and why. */
export { notifyRefund } from "./notify-refund";
/** Reads what the details of goods orders and boosts have in common: brand, channel, changes of the balance. */
export { readOrderRecord } from "./read-order-record";
/** Reads which paid orders wait for their fulfillment, and until when at most, by order number. */
export { readProcessing } from "./read-processing";
export {
  /** Reads the refunds of an order as its buyer sees them, oldest first. */
  readRefunds,
  /** Reads the same for several orders, by order number; an order without refunds is left out. */
  readRefundsOf,
} from "./read-refunds";
export {
  type RefundCause,
  type RefundedPayment,
  /** Returns money of a locked, paid order in the caller's transaction, the way it came. */
  refundPayment,
  /** Enqueues the refund of a locked order whose payment could not be used, all of which is owed (record-payment.ts). */
  refundUnusedPayment,
} from "./refund-payment";
export {
  /** Enqueues refunds of orders that were paid too late in an older release. */
  enqueueRefunds,
  /** Makes due refunds, full or partial, of payments by QR code. */
  makeRefundsOf,
  /** Makes the due refunds of all configured providers, those of older releases included. */
  sweepRefunds,
} from "./refunds";
export {
  /** Queries all configured providers about their due trades. */
  resolveDueTrades,
  /** Resolves the trade of one order at its deadline, for a buyer who waits: sooner than the sweep, while it has no answer. */
  resolveIfDue,
  /** Queries a payment provider about its trades whose orders have come to their deadline or were canceled. */
  resolveTradesOf,
} from "./resolve-trades";
/** Checks the amount of a partial refund. */
/** Returns the deposit of a locked, paid rental order, or a part of it, the way it was paid, in the caller's transaction. */
export { assertRefundable, returnDeposit } from "./return-deposit";
export {
  /** Whether the payment is refunded because its order cannot use it. */
  isSurplus,
  /** Whether the order uses the payment. */
  isUsed,
  /** Records a payment that the provider was queried for, and then fulfills its order in a second transaction. */
  settlePayment,
} from "./settle-payment";
/** Tries again to fulfill paid orders, and refunds those that could not be fulfilled in time, one transaction each. */
export { sweepFulfilments } from "./sweep-fulfilments";
