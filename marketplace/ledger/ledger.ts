/** The door of ledger: what other modules and programs may use of it. */

export {
  /** Ledger accounts that do not belong to a user; contract/orders/ledger-events.ts says what moves between them. */
  ACCOUNTS,
  /** A buyer's balance, equal to `users.balance_fen`. */
  balanceOf,
  /** A promoter's earnings. */
  earningsOf,
  /** An order of any kind, as far as it says where its price is. */
  type HeldPrice,
  /** Returns the account that has the price of a paid order: escrow until it is settled. */
  holderOf,
  /** Returns the account that a settled order's price goes to: its seller's, or the platform's for a boost. */
  payeeOf,
  /** A seller's account: settled prices, the platform's part of their discounts, and kept deposits. */
  sellerOf,
} from "./accounts";
/** Credits a buyer's balance and records the transfer, atomically in the caller's transaction. */
export { creditBalance } from "./credit-balance";
/** Reads one page (from 1) of the changes of a user's balance, newest first. */
export { readBalanceLedger } from "./read-balance-ledger";
/** Reads the changes of the buyer's balance by one order, oldest first. */
export { readOrderLedger } from "./read-order-ledger";
export {
  /** The part of a goods or boost order that the ledger uses. */
  type PaidOrder,
  /** Moves a received payment to escrow, when its order is fulfilled, or to be refunded without a deposit. */
  recordAppliedPayment,
  /** Records the payment of an order that is fulfilled at once. */
  recordPayment,
  /** Records a payment through a provider, before the order is fulfilled. */
  recordReceivedPayment,
  /** Records the payment of an order that cannot be fulfilled: the money is owed to the buyer. */
  recordUnwantedPayment,
} from "./record-payment";
/** Records that a due refund was paid by the provider. */
export { recordRefund } from "./record-refund";
/** Records the transfers of an event, in the transaction that moves the money. */
export { recordTransfers } from "./record-transfers";
