import type { CallAnswer } from "@/contract/calls";
import { fenToYuan } from "@/contract/money";
import type { BuyersCoupon } from "./read-coupons";

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
