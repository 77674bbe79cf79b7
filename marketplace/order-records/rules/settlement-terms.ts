import {
  AFTER_SALE_DAYS,
  CARD_SETTLE_HOURS,
  refundedShare,
} from "@storefront/contract/listing/refund-terms";
import { AUTOMATIC_DELIVERY } from "@storefront/contract/listing/trade";

/** Returns the hours from the receipt of a purchase until its price goes to the seller. A rental's goes with its end. */
export const settleHoursOf = (listing: { goodsType: string; deliveryType: number }): number =>
  listing.goodsType === "CardKey" && listing.deliveryType === AUTOMATIC_DELIVERY
    ? CARD_SETTLE_HOURS
    : AFTER_SALE_DAYS * 24;

/**
 * Returns which part of a coupon's reduction the platform bears: all of it, for a coupon of neither a shop nor a listing.
 * Every other discount is the shop's: promotions, first-order, group and activity prices are terms of the listing.
 * @param couponFen what the coupon has taken off the price
 */
export const platformDiscountOf = (
  coupon: { goodsId: number | null; sellerId: number | null } | null,
  couponFen: number,
): number => (coupon?.goodsId === null && coupon.sellerId === null ? couponFen : 0);

interface SoldPrice {
  /** The price without a deposit, and what was refunded of it. Fen. */
  priceFen: number;
  refundedFen: number;
}

/** Returns the remaining part of an amount that belongs to a whole price, after the refunds of that price. */
export const leftOf = (givenFen: number, { priceFen, refundedFen }: SoldPrice): number =>
  givenFen - refundedShare(givenFen, refundedFen, priceFen);

/**
 * Returns what a refund takes back of something that was given for a whole price: cashback, or the platform's discount. A
 * difference of totals, so that several refunds take back together what one would, and a full one all of it.
 * @param givenFen for the whole price
 * @param price before the refund of `fen`
 */
export function shareTakenBack(givenFen: number, price: SoldPrice, fen: number): number {
  const after = { ...price, refundedFen: price.refundedFen + fen };
  return leftOf(givenFen, price) - leftOf(givenFen, after);
}

/**
 * Returns the proceeds of a settled order's seller: the unrefunded price, out of escrow, and the same part of the
 * platform's discount, from marketing.
 */
export function settlementOf(
  price: SoldPrice,
  platformDiscountFen: number,
): { priceFen: number; discountFen: number } {
  return {
    priceFen: price.priceFen - price.refundedFen,
    discountFen: leftOf(platformDiscountFen, price),
  };
}
