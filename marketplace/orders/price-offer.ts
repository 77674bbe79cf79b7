import { ApiError } from "@storefront/contract/api-error";
import {
  type BasePrice,
  couponRefusal,
  type OwnedCoupon,
  priceOrder,
  reduction,
} from "../order-records/order-records";
import type { Offer } from "./read-offer";

type Promotion = Offer["promotions"][number];

/** `unitFen × quantity − all lines − couponFen + deposit of a rental = totalFen`. */
export interface FullPrice<C extends OwnedCoupon> extends BasePrice<Promotion> {
  coupon: C | null;
  couponFen: number;
  totalFen: number;
}

/**
 * Prices an offer for one buyer, without a coupon.
 * @param hasOrdered whether the buyer has an order, paid or not; the first-order discount is for one who has none
 */
export function basePrice(offer: Offer, hasOrdered: boolean): BasePrice<Promotion> {
  const { unitFen, quantity, promotions, goods } = offer;
  const first = goods.firstBuyDiscountFen > 0 && !offer.byGroup && !hasOrdered;
  return priceOrder({
    unitFen,
    quantity,
    promotions,
    firstBuyFen: first ? goods.firstBuyDiscountFen : 0,
  });
}

/**
 * Applies a coupon to a price; null for none.
 * @throws ApiError `couponUnusable`, with the reason in its message
 */
export function withCoupon<C extends OwnedCoupon>(
  base: BasePrice<Promotion>,
  offer: Offer,
  coupon: C | null,
  now: Date,
): FullPrice<C> {
  const refusal =
    coupon &&
    (offer.byGroup ? "拼团价不与优惠券同用" : couponRefusal(coupon, couponUse(base, offer, now)));
  if (refusal) {
    throw new ApiError("couponUnusable", { msg: `该优惠券不可用（${refusal}），请重新选择` });
  }
  const couponFen = coupon ? reduction(base.payableFen, coupon.reduceFen) : 0;
  const depositFen = offer.rent?.depositFen ?? 0;
  return { ...base, coupon, couponFen, totalFen: base.payableFen - couponFen + depositFen };
}

/** Returns the conditions against which coupons are checked. */
export const couponUse = (base: BasePrice<Promotion>, { goods }: Offer, now: Date) => ({
  goodsId: goods.id,
  sellerId: goods.sellerId,
  payableFen: base.payableFen,
  now,
});
