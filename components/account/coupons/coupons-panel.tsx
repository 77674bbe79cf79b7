"use client";

import { readAccountCoupons } from "@/lib/account/read-coupons";
import { AccountData } from "../parts/account-data";
import { Notice } from "../parts/notice";
import { useAccountCall } from "../parts/use-account-call";
import { AccountCouponCard } from "./account-coupon-card";

/** The visitor's coupons, usable ones first. */
export function CouponsPanel() {
  const answer = useAccountCall("ownEnvelopes", {}, readAccountCoupons);
  return (
    <AccountData answer={answer} label="优惠券">
      {(envelopes) =>
        envelopes.length === 0 ? (
          <Notice
            title="还没有优惠券"
            text="在商品页或店铺领取后会出现在这里，下单时可以选用。"
            action={{ name: "去逛逛", href: "/index" }}
          />
        ) : (
          <ul aria-label="优惠券" className="grid grid-cols-2 gap-4 small:grid-cols-1">
            {(["usable", "held", "expired"] as const).flatMap((state) =>
              envelopes
                .filter((it) => it.state === state)
                .map((it) => <AccountCouponCard key={it.id} envelope={it} />),
            )}
          </ul>
        )
      }
    </AccountData>
  );
}
