import { asCount, asFlag, asObject } from "@/lib/decode/lenient";
import type { SellerView } from "@/lib/goods/goods-view";
import type { CouponView } from "@/lib/goods/read-coupon";
import { readCoupon } from "@/lib/goods/read-coupon";
import { readSeller } from "@/lib/goods/read-seller";

/** Whether this visitor follows a shop, and how many do. */
export interface FollowView {
  following: boolean;
  followers: number;
}

/** View of a seller's shop. */
export interface ShopView {
  userId: number;
  seller: SellerView;
  follow: FollowView;
  /** Coupon for following the shop; null when there is none (any more). */
  gift: CouponView | null;
}

/** Reads `data` of `shop`, leniently. @returns null when it has no shop */
export function readShop(data: unknown): ShopView | null {
  const shop = asObject(data);
  const userId = asCount(shop.user_id);
  if (userId === 0) return null;
  return {
    userId,
    seller: readSeller(shop),
    follow: readFollow(shop),
    gift: readCoupon(shop.subscribe_gift_envelope),
  };
}

/** Reads `subscribe_user` and `subscribe_quantity`, of the shop or of the answer of `subscribe`. */
export function readFollow(data: unknown): FollowView {
  const { subscribe_user, subscribe_quantity } = asObject(data);
  return { following: asFlag(subscribe_user), followers: asCount(subscribe_quantity) };
}
