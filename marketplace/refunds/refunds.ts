/** The door of refunds: what other modules and programs may use of it. */

export {
  /** Returns when a state that is entered now ends automatically, or null. */
  dueAt,
  /** Moves the after-sale of a locked order to its next state, and refunds when that state requires it. */
  enterState,
} from "./after-sales/enter-state";
/** Reads the pictures of a side for one step; the caller must check access. */
export { readEvidence } from "./after-sales/evidence";
export {
  /** Ends one order's after-sale when it is due; call before reading it. */
  closeAfterSaleIfDue,
  /** Ends after-sales whose deadline has passed: a request is accepted, a refusal stands. */
  sweepAfterSales,
} from "./after-sales/expire-after-sales";
export {
  type AfterSale,
  /** Reads requests that wait for the seller's answer, oldest first. */
  afterSalesToAnswer,
  /** Returns an order's latest after-sale of a kind (earlier ones were withdrawn), or undefined. */
  findAfterSale,
  /** Returns the state of each order's latest refund request, by order number. */
  latestAfterSaleStates,
  /** Returns the reason of a refund request. */
  refundReasonOf,
} from "./after-sales/find-after-sale";
export {
  /** Locks an order. */
  lockSale,
  /** An order of either kind; `priceFen` is what is left of its price, without deposit and earlier refunds. */
  type Sale,
} from "./after-sales/lock-sale";
export {
  /** The after-sale fields of an order page. */
  type AfterSaleAnswer,
  readAfterSale,
  /** Reads the state history, oldest first. */
  readEvents,
} from "./after-sales/read-after-sale";
/**
 * Refunds a part of the price of a locked, paid order (lock-sale.ts) that continues, by its payment channel, in the
 * caller's transaction.
 */
export { refundPart } from "./after-sales/refund-part";
/** Refunds `fen` of the unrefunded price of a locked, delivered order, by an after-sale, in the caller's transaction. */
export { refundSale } from "./after-sales/refund-sale";
/** Requests a refund of a delivered order. */
export { requestAfterSale } from "./after-sales/request-after-sale";
/** Withdraws the buyer's request, or escalates a refused one to the operator. */
export { transitionByBuyer } from "./after-sales/transition-by-buyer";
/** Applies an act of the seller or the operator. */
export { transitionBySellerOrOperator } from "./after-sales/transition-by-seller-or-operator";
/** Answers a claim against a deposit as its renter. */
export { answerClaim } from "./deposits/answer-claim";
/** Claims a part of a returned account's deposit for the seller, in the caller's transaction. */
export { claimDeposit } from "./deposits/claim-deposit";
/** Reads the claim against an order's deposit; null when there is none. */
export { readClaim } from "./deposits/read-claim";
export {
  /** Passes one order's claim on when it is due; call before reading it. */
  passClaimOnIfDue,
  /** Passes claims against deposits that the renter has not answered in time to the operator. */
  sweepClaims,
} from "./deposits/sweep-claims";
/** Applies an act to the claim against an order's deposit, in the caller's transaction. */
export { transitionClaim } from "./deposits/transition-claim";
