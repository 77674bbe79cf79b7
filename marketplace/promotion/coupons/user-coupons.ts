import type { CallAnswer } from "@storefront/contract/calls";
import type { Deps } from "../../deps";
import { couponAnswer } from "./coupon-answer";
import { type BuyersCoupon, readCoupons } from "./read-coupons";

type UserCoupon = CallAnswer<"ownEnvelopes">["list"][number];

/** Reads the user's unused coupons, each with its state. */
export async function readUserCoupons(
  { db, clock }: Pick<Deps, "db" | "clock">,
  userId: number,
): Promise<CallAnswer<"ownEnvelopes">> {
  const now = clock.now();
  const coupons = await readCoupons(db, userId, now);
  return {
    list: coupons.map((coupon) => ({
      ...couponAnswer({ coupon, refusal: null }),
      state: stateOf(coupon, now),
      goods_id: coupon.goodsId ?? 0,
      seller_id: coupon.sellerId ?? 0,
    })),
  };
}

function stateOf({ status, expiresAt }: BuyersCoupon, now: Date): UserCoupon["state"] {
  if (status === "held") return "held";
  return expiresAt <= now ? "expired" : "usable";
}
