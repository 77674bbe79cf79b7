/** Days from the payment in which a listing with 无理由退款 can be refunded without a reason (product §9). */
export const NO_REASON_REFUND_DAYS = 3;

/** Days from the handover, or from the end of a rental, in which a buyer can request a refund with a reason. */
export const AFTER_SALE_DAYS = 7;

/** Hours from the collection of card secrets until the platform pays their seller; of other purchases AFTER_SALE_DAYS. */
export const CARD_SETTLE_HOURS = 24;

/** What happens to the money of an incomplete group; every page with a group says the same. */
export const NO_GROUP_REFUND = "没有成团全额原路退回，余额付款的退到余额";

/** Most requests for one order; a withdrawn request may be followed by another. */
export const AFTER_SALE_REQUESTS = 3;

/**
 * Returns the share of a cashback or reward that corresponds to the refunded part of the price, rounded down.
 * @param givenFen cashback or reward of the whole sale
 * @param refundFen of `priceFen`, at most all of it
 */
export const refundedShare = (givenFen: number, refundFen: number, priceFen: number): number =>
  Number((BigInt(givenFen) * BigInt(refundFen)) / BigInt(priceFen));
