import { fenToYuan } from "@/contract/money";
import { reduction } from "./price-order";

/** A coupon that a buyer owns, with the terms of its kind. */
export interface OwnedCoupon {
  id: number;
  status: "unused" | "held" | "used";
  expiresAt: Date;
  reduceFen: number;
  /** The amount from which it can be used, after promotions. */
  conditionFen: number;
  /** null: any goods. */
  goodsId: number | null;
  /** null: any seller. */
  sellerId: number | null;
}

/** What a coupon is to be used on. */
export interface CouponUse {
  goodsId: number;
  sellerId: number;
  payableFen: number;
  now: Date;
}

/** @returns null when the coupon can be used, else why not, in words for the buyer */
export function couponRefusal(coupon: OwnedCoupon, use: CouponUse): string | null {
  if (coupon.status === "used") return "已使用";
  if (coupon.status === "held") return "已用于待支付的订单";
  if (coupon.expiresAt <= use.now) return "已过期";
  if (coupon.goodsId !== null && coupon.goodsId !== use.goodsId) return "不适用于该商品";
  if (coupon.sellerId !== null && coupon.sellerId !== use.sellerId) return "不适用于该店铺";
  if (use.payableFen < coupon.conditionFen) {
    return `还差 ${fenToYuan(coupon.conditionFen - use.payableFen)} 元可用`;
  }
  return null;
}

/** The valid coupon that takes most off; of equals the one that ends first. */
export function bestCoupon<C extends OwnedCoupon>(coupons: readonly C[], use: CouponUse): C | null {
  const usable = coupons.filter((each) => couponRefusal(each, use) === null);
  const worth = (coupon: C) => reduction(use.payableFen, coupon.reduceFen);
  usable.sort(
    (a, b) => worth(b) - worth(a) || a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id,
  );
  return usable[0] ?? null;
}
