import type { CallAnswer } from "@storefront/contract/calls";
import { MANUAL_DELIVERY } from "@storefront/contract/listing/trade";
import { fenToYuan } from "@storefront/contract/money";
import { toDiscount } from "../catalogue/catalogue";
import { couponRefusal } from "../order-records/order-records";
import { type BuyersCoupon, couponAnswer } from "../promotion/promotion";
import { rentPriceAnswer } from "../rentals/rentals";
import { couponUse, type FullPrice } from "./price-offer";
import type { Offer } from "./read-offer";

type Quote = CallAnswer<"quote">;

/** Formats a price with all of the buyer's coupons and those to claim, for confirm and quote (product §3). */
export function priceAnswer(
  price: FullPrice<BuyersCoupon>,
  offer: Offer,
  coupons: { owned: readonly BuyersCoupon[]; claimable: Quote["all_envelope"]["claimable"] },
  now: Date,
): Quote {
  const use = couponUse(price, offer, now);
  const checked = coupons.owned.map((coupon) => ({ coupon, refusal: couponRefusal(coupon, use) }));
  return {
    rent: offer.rent && rentPriceAnswer(offer.rent, offer.goods.deliveryType === MANUAL_DELIVERY),
    after_discount_price: fenToYuan(price.unitFen),
    quantity: price.quantity,
    discounts: price.lines.map(({ title, fen }) => ({ title, amount: fenToYuan(fen) })),
    gifts: price.gifts,
    hit_discount: price.hit && toDiscount(price.hit),
    envelope: price.coupon && { user_envelope_id: price.coupon.id },
    envelope_reduce_price: fenToYuan(price.couponFen),
    now_price: fenToYuan(price.totalFen),
    all_envelope: {
      valid: checked.filter(({ refusal }) => refusal === null).map(couponAnswer),
      invalid: checked.filter(({ refusal }) => refusal !== null).map(couponAnswer),
      claimable: coupons.claimable,
    },
  };
}
