import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import { couponRefusal } from "@/rules/pricing/judge-coupon";
import { rentPriceAnswer } from "@/rules/rent/rent-terms";
import { toDiscount } from "../goods/discount-texts";
import { couponUse, type FullPrice } from "./price-offer";
import type { BuyersCoupon } from "./read-coupons";
import type { Offer } from "./read-offer";

type Quote = CallAnswer<"quote">;

/** A price on the wire, with all of the buyer's coupons: what confirm and quote answer (product §3). */
export function priceAnswer(
  price: FullPrice<BuyersCoupon>,
  offer: Offer,
  coupons: readonly BuyersCoupon[],
  now: Date,
): Quote {
  const use = couponUse(price, offer, now);
  const judged = coupons.map((coupon) => ({ coupon, refusal: couponRefusal(coupon, use) }));
  return {
    rent: offer.rent && rentPriceAnswer(offer.rent),
    after_discount_price: fenToYuan(price.unitFen),
    quantity: price.quantity,
    discounts: price.lines.map(({ title, fen }) => ({ title, amount: fenToYuan(fen) })),
    gifts: price.gifts,
    hit_discount: price.hit && toDiscount(price.hit),
    envelope: price.coupon && { user_envelope_id: price.coupon.id },
    envelope_reduce_price: fenToYuan(price.couponFen),
    now_price: fenToYuan(price.totalFen),
    all_envelope: {
      valid: judged.filter(({ refusal }) => refusal === null).map(couponAnswer),
      invalid: judged.filter(({ refusal }) => refusal !== null).map(couponAnswer),
    },
  };
}

/**
 * A coupon on the wire; an invalid one says why in the place where a valid one says until when.
 * @param refusal null: it is valid
 */
export function couponAnswer({
  coupon,
  refusal,
}: {
  coupon: BuyersCoupon;
  refusal: string | null;
}): Quote["all_envelope"]["valid"][number] {
  return {
    user_envelope_id: coupon.id,
    use_end_time_text: refusal ?? `有效期至 ${inChina.format(coupon.expiresAt)}`,
    envelopes: {
      reduce_num: fenToYuan(coupon.reduceFen),
      condition_num: fenToYuan(coupon.conditionFen),
      type_name: coupon.typeName,
      coupon_name: coupon.couponName,
    },
  };
}

const inChina = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Shanghai",
  dateStyle: "short",
  timeStyle: "short",
});
