import type { CallAnswer } from "@storefront/contract/calls";
import { fenToYuan } from "@storefront/contract/money";
import type { BuyersCoupon } from "./read-coupons";

/**
 * Formats a coupon for the wire; `use_end_time_text` holds the expiry, or the refusal of an invalid coupon.
 * @param refusal null for a valid coupon
 */
export function couponAnswer({
  coupon,
  refusal,
}: {
  coupon: BuyersCoupon;
  refusal: string | null;
}): CallAnswer<"quote">["all_envelope"]["valid"][number] {
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
