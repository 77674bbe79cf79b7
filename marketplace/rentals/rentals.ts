/** The door of rentals: what other modules and programs may use of it. */

/** pending → canceled, or expired after its deadline, by its buyer. */
export { cancelExtension } from "./cancel-extension";
export {
  /** Ends a running rental, once, in the caller's transaction. */
  closeRental,
  /** Ends a rental in its own transaction. */
  closeRentalNow,
} from "./close-rental";
/** Confirms for the seller that a returned account is in order. */
export { confirmReturn } from "./confirm-return";
/** Returns the state of a rental's deposit; `settled` when there is none to return. */
export { depositStateOf } from "./deposit-state";
/** Refunds every extension of a rental whose whole price is refunded, each the way it was paid, in the caller's transaction. */
export { refundExtensions } from "./end-extensions";
/** Places an extension of a running rental, once per request id, at the hourly price of its order. */
export { extendRental } from "./extend-rental";
/** Takes payments of rental extensions. */
export { extensionPayable } from "./extension-payable";
export type { Extension } from "./lock-extension";
export {
  /** Locks a rental by its order's number. */
  lockRentalOf,
  type Rental,
} from "./lock-rental";
export {
  /** Queries the provider about the unpaid extension of a rental, in case its notification was lost. */
  followExtension,
  /** Reads how a running rental can be extended; null after its end. */
  readExtensionOffer,
  /** Reads every extension of a rental, oldest first; an unpaid one counts as expired after its deadline. */
  readExtensions,
} from "./read-extensions";
export {
  /** Releases a returned account for the next renter, in the caller's transaction. */
  renewSecret,
  /** Characters of a login code, on one line, as in the console's lists of secrets. */
  SECRET_LENGTH,
} from "./renew-secret";
export {
  /** Matches ended rentals whose account or deposit waits for the seller or the operator. */
  needsCheck,
  /** Reads ended rentals whose account or deposit waits for the seller, oldest first. */
  rentalsToCheck,
} from "./rentals-to-check";
/** Returns a rented account early. */
export { returnRental } from "./return-rental";
export {
  rentPriceAnswer,
  /** Returns the terms of a rent for a number of hours. */
  rentTerms,
} from "./rules/rent-terms";
/** Settles the deposit of a closed rental, once, in the caller's transaction. */
export { settleDeposit } from "./settle-deposit";
export {
  /** Starts the rental of an order whose login the seller has just handed over; a no-op for a purchase. */
  startHandedOverRental,
  /** Starts the rental of a just paid order with its assigned account; a no-op for a purchase. */
  startRental,
} from "./start-rental";
export {
  /** Returns a deposit whose deadline has passed, in its own transaction; call before reading it. */
  returnDepositIfDue,
  /** Returns deposits that the seller has neither confirmed nor claimed in time. */
  sweepDeposits,
} from "./sweep-deposits";
/** Expires unpaid extensions, one transaction each; safe to run in several processes concurrently. */
export { sweepExtensions } from "./sweep-extensions";
/** Ends expired rentals, one transaction each; safe to run in several processes concurrently. */
export { sweepRentals } from "./sweep-rentals";
