"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { claimCoupon } from "@/lib/goods/claim-coupon";
import type { ClaimableCoupon } from "@/lib/purchase/terms/price";
import { CouponFace } from "./coupon-card";

interface Props {
  goodsId: number;
  coupons: readonly ClaimableCoupon[];
  /** @param couponId the buyer's coupon; 0 when the server did not tell */
  onClaimed: (couponId: number) => void;
}

/** Coupons that fit this order and are not claimed yet, each with a button that claims and uses it. */
export function ClaimableCoupons({ goodsId, coupons, onClaimed }: Props) {
  const [claiming, setClaiming] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const claim = async (envelopeId: number) => {
    setClaiming(envelopeId);
    setProblem(null);
    const result = await claimCoupon(goodsId, envelopeId);
    setClaiming(null);
    if (result.kind === "had") onClaimed(result.couponId);
    else setProblem(result.kind === "left" ? "登录后才能领取优惠券" : result.msg);
  };
  return (
    <>
      {coupons.map((coupon) => (
        <div
          key={coupon.envelopeId}
          className="flex items-center rounded-s border border-accent/40 border-dashed bg-white pr-3"
        >
          <CouponFace coupon={coupon} isUsable />
          <Button
            size="small"
            aria-description={coupon.name}
            aria-busy={claiming === coupon.envelopeId}
            disabled={claiming !== null}
            onClick={() => claim(coupon.envelopeId)}
          >
            {claiming === coupon.envelopeId ? "正在领取…" : "领取并使用"}
          </Button>
        </div>
      ))}
      <p role="status" className={problem === null ? "sr-only" : "text-danger text-xs"}>
        {problem}
      </p>
    </>
  );
}
