import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { reduction } from "./price-order";

/** A coupon that a buyer owns, with its terms. */
export interface OwnedCoupon {
  id: number;
  status: "unused" | "held" | "used";
  expiresAt: Date;
  reduceFen: number;
  /** Minimum amount after promotions. */
  conditionFen: number;
  /** null: any goods. */
  goodsId: number | null;
  /** null: any seller. */
  sellerId: number | null;
}

/** The order to use a coupon on. */
export interface CouponUse {
  goodsId: number;
  sellerId: number;
  payableFen: number;
  now: Date;
}

/** @returns null when the coupon is usable, else the reason, worded for the buyer */
export function couponRefusal(coupon: OwnedCoupon, use: CouponUse): string | null {
  if (coupon.status === "used") return COUPON_WORDS.used;
  if (coupon.status === "held") return COUPON_WORDS.held;
  if (coupon.expiresAt <= use.now) return COUPON_WORDS.expired;
  if (coupon.goodsId !== null && coupon.goodsId !== use.goodsId) return "不适用于该商品";
  if (coupon.sellerId !== null && coupon.sellerId !== use.sellerId) return "不适用于该店铺";
  if (use.payableFen < coupon.conditionFen) {
    return `还差 ${fenToYuan(coupon.conditionFen - use.payableFen)} 元可用`;
  }
  return null;
}

/** Returns the valid coupon with the largest reduction; among equals the one that expires first. */
export function bestCoupon<C extends OwnedCoupon>(coupons: readonly C[], use: CouponUse): C | null {
  const usable = coupons.filter((each) => couponRefusal(each, use) === null);
  const worth = (coupon: C) => reduction(use.payableFen, coupon.reduceFen);
  usable.sort(
    (a, b) => worth(b) - worth(a) || a.expiresAt.getTime() - b.expiresAt.getTime() || a.id - b.id,
  );
  return usable[0] ?? null;
}
