import { asCount, asFen, asList, asObject, asText } from "@/lib/decode/lenient";

const STATES = ["usable", "held", "expired"] as const;
export type CouponState = (typeof STATES)[number];

/** A coupon in the visitor's account. */
export interface AccountCoupon {
  id: number;
  state: CouponState;
  reduceFen: number;
  /** Minimum amount of the purchase; 0: none. */
  conditionFen: number;
  name: string;
  type: string;
  /** Expiry, as text from the server. */
  until: string;
  /** 0: usable for any listing, or any seller. */
  goodsId: number;
  sellerId: number;
}

/** Reads the answer of `user/envelopes`. @returns null when it has no list */
export function readAccountCoupons(data: unknown): AccountCoupon[] | null {
  const { list } = asObject(data);
  return Array.isArray(list) ? asList(list, readAccountCoupon) : null;
}

function readAccountCoupon(entry: unknown): AccountCoupon | null {
  const wire = asObject(entry);
  const { reduce_num, condition_num, coupon_name, type_name } = asObject(wire.envelopes);
  const id = asCount(wire.user_envelope_id);
  if (id === 0) return null;
  return {
    id,
    state: STATES.find((state) => state === wire.state) ?? "usable",
    reduceFen: asFen(reduce_num),
    conditionFen: asFen(condition_num),
    name: asText(coupon_name, 60) || "优惠券",
    type: asText(type_name, 30),
    until: asText(wire.use_end_time_text, 60),
    goodsId: asCount(wire.goods_id),
    sellerId: asCount(wire.seller_id),
  };
}
