"use client";

import { useRef, useState } from "react";
import { readToken } from "@/lib/cookies/read-session";
import { type Claim, claimCoupon } from "@/lib/goods/claim-coupon";
import { reloadVisitorGoods } from "@/lib/goods/visitor-goods";

/** State of a coupon's button; undefined before the first click. */
export type ClaimState = Exclude<Claim, { kind: "left" }> | { kind: "claiming" };

export interface Claims {
  stateOf: (couponId: number) => ClaimState | undefined;
  claim: (couponId: number) => Promise<void>;
}

/**
 * Claims coupons of a goods page, one call each: optimistically for a logged-in visitor, corrected by the response.
 * Refetches the detail afterwards (product §4).
 */
export function useClaims(goodsId: number): Claims {
  const [states, setStates] = useState<ReadonlyMap<number, ClaimState>>(new Map());
  const busy = useRef(new Set<number>());

  const set = (couponId: number, state: ClaimState | null) =>
    setStates((before) => {
      const next = new Map(before);
      if (state === null) next.delete(couponId);
      else next.set(couponId, state);
      return next;
    });
  const claim = async (couponId: number) => {
    if (busy.current.has(couponId)) return;
    busy.current.add(couponId);
    set(
      couponId,
      readToken() ? { kind: "had", text: "正在领取…", couponId: 0 } : { kind: "claiming" },
    );
    const outcome = await claimCoupon(goodsId, couponId);
    busy.current.delete(couponId);
    set(couponId, outcome.kind === "left" ? null : outcome);
    if (outcome.kind === "had") await reloadVisitorGoods();
  };
  return { stateOf: (couponId) => states.get(couponId), claim };
}
