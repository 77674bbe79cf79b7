"use client";

import { couponShort } from "@storefront/contract/listing/coupon-copy";
import { COUPON_WORDS } from "@storefront/contract/listing/state-words";
import { useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import type { GoodsView } from "@/lib/goods/goods-view";
import { useVisitorDetail } from "../visitor/use-visitor-goods";

const loadPanel = () => import("./coupon-panel").then((part) => part.CouponPanel);
const loadGift = () => import("./gift-dialog").then((part) => part.GiftDialog);

/** Number of coupons that fit beside 领券; the panel lists all. */
const SHOWN = 2;

type Props = Pick<GoodsView, "coupons" | "gift"> & {
  goodsId: number;
  seller: Pick<GoodsView["seller"], "nickname" | "avatar">;
};

/** 领券 and 关注有礼: coupons and the follow gift, each opening its dialog (product §2). */
export function CouponRow({ goodsId, seller, ...cached }: Props) {
  const own = useVisitorDetail(goodsId);
  const [opened, setOpened] = useState<"coupons" | "gift" | null>(null);
  const { coupons, gift } = own ?? cached;
  if (coupons.length === 0 && gift === null) return null;
  const close = () => setOpened(null);
  const left = coupons.filter((coupon) => !coupon.had);
  const shown = left.length > 0 ? left : coupons;
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1.5 text-xs whitespace-nowrap">
      {coupons.length === 0 ? null : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpened("coupons")}
          className="group flex items-center gap-2 rounded-s narrow:min-h-6 narrow:flex-wrap narrow:gap-y-1"
        >
          <span className="shrink-0 rounded-[3px] border border-accent/50 bg-white px-1 text-accent leading-4">
            领券
          </span>
          {shown.slice(0, SHOWN).map((coupon) => (
            <span
              key={coupon.id}
              className="coupon-chip figures bg-accent px-2.5 text-white leading-5"
            >
              {couponShort(coupon)}
            </span>
          ))}
          <span className="text-ink-2 group-hover:text-primary-strong">
            {left.length === 0 ? COUPON_WORDS.claimed : `${left.length} 张可领`} ›
          </span>
        </button>
      )}
      {gift === null ? null : (
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setOpened("gift")}
          className="group flex items-center gap-1.5 rounded-s narrow:min-h-6"
        >
          <span className="shrink-0 rounded-[3px] border border-accent/50 bg-white px-1 text-accent leading-4">
            关注有礼
          </span>
          <span className="text-ink group-hover:text-primary-strong">
            {gift.had ? COUPON_WORDS.claimed : couponShort(gift)} ›
          </span>
        </button>
      )}
      {opened === "coupons" ? (
        <LazyComponent load={loadPanel} props={{ goodsId, coupons, onClose: close }} />
      ) : null}
      {opened === "gift" && gift !== null ? (
        <LazyComponent load={loadGift} props={{ goodsId, gift, seller, onClose: close }} />
      ) : null}
    </div>
  );
}
