"use client";

import { Dialog } from "@/components/ui/dialog";
import type { CouponView } from "@/lib/goods/read-coupon";
import { CouponTicket } from "./coupon-ticket";
import { useClaims } from "./use-claims";

interface Props {
  goodsId: number;
  coupons: readonly CouponView[];
  onClose: () => void;
}

/** The coupon claim panel (product §2): every coupon of the listing, each claimed in place. */
export function CouponPanel({ goodsId, coupons, onClose }: Props) {
  const { stateOf, claim } = useClaims(goodsId);
  return (
    <Dialog
      open
      title="领取优惠券"
      width={450}
      description="每张限领一次，领到后在确认订单时选用。"
      onClose={onClose}
    >
      <ul className="mt-4 space-y-3">
        {coupons.map((coupon) => (
          <li key={coupon.id}>
            <CouponTicket
              coupon={coupon}
              state={stateOf(coupon.id)}
              onClaim={() => void claim(coupon.id)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
