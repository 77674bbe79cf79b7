import { asCount, asFen, asFlag, asObject, asText } from "../decode/lenient";

/** A coupon that can be claimed or already was. Amounts are integer fen. */
export interface CouponView {
  id: number;
  name: string;
  reduceFen: number;
  /** 0: usable on any amount. */
  conditionFen: number;
  /** Period of use, as text from the server. */
  useTime: string;
  /** This visitor has claimed it. */
  had: boolean;
}

/** Reads a claimable coupon (product §3). @returns null for one that cannot be claimed or takes nothing off */
export function readCoupon(value: unknown): CouponView | null {
  const coupon = asObject(value);
  const id = asCount(coupon.envelope_id);
  const reduceFen = asFen(coupon.reduce_num);
  if (id === 0 || reduceFen === 0) return null;
  return {
    id,
    name: asText(coupon.coupon_name, 60) || "优惠券",
    reduceFen,
    conditionFen: asFen(coupon.condition_num),
    useTime: asText(coupon.use_time, 60),
    had: asFlag(coupon.had_received),
  };
}
