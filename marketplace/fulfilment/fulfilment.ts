/** The door of fulfillment: what other modules and programs may use of it. */

export {
  /** Pays out the promised cashback, in the transaction that completes the order, less the share of partial refunds. */
  creditCashback,
  /** Returns the price without the deposit, less what was refunded of it. */
  priceLeftFen,
} from "./credit-cashback";
export {
  /** Gives the buyer of a locked order another secret in place of one that does not work, in the caller's transaction. */
  exchangeSecret,
  /** The secrets of an order in the order in which its buyer sees them, without void ones. */
  secretsOfOrder,
} from "./exchange-secret";
/** Marks a locked order as paid and fulfills it in the caller's transaction. */
export { fulfilOrder } from "./fulfil-order";
export {
  /** Moves an order's pieces between two columns of a stock row, all or none; locks the row until the transaction ends. */
  moveStock,
  type Pieces,
  /** Returns the pieces that an order takes: the bought ones and those that come with them. */
  piecesOf,
} from "./move-stock";
export {
  /** Counts `fen` of the price of a locked order as refunded; call before `payRefund`. */
  countRefunded,
  /** Pays a counted refund, less the deducted cashback, and takes back the promoter's reward in the same proportion. */
  payRefund,
} from "./refund-price";
export {
  /** Removes an undone sale from the sales of its listing and seller. */
  countDownSales,
  /** Returns the coupon of an undone sale to its buyer. */
  returnCoupon,
  /** Restocks the pieces of a locked order whose card secrets, if any, were not seen. */
  returnPieces,
  /** Undoes the sale of a locked, undelivered order. */
  reverseSale,
} from "./reverse-sale";
/** Moves the prices of due orders from escrow to their sellers. */
export { sweepSettlements } from "./sweep-settlements";
