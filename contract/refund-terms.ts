/** Days from the payment in which a listing that says so is taken back without a reason (product §9). */
export const NO_REASON_REFUND_DAYS = 3;

/** Days from the handing-over, or from the end of a rental, in which a buyer can request a refund with a reason. */
export const AFTER_SALE_DAYS = 7;

/** Requests for one order: a withdrawn one may be followed by another. */
export const AFTER_SALE_REQUESTS = 3;

/**
 * The part of something that was given with a sale which belongs to the part of the price that goes back, rounded down.
 * @param givenFen cashback or reward of the whole sale
 * @param refundFen of `priceFen`, at most all of it
 */
export const refundedShare = (givenFen: number, refundFen: number, priceFen: number): number =>
  Number((BigInt(givenFen) * BigInt(refundFen)) / BigInt(priceFen));
