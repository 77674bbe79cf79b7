"use client";

import { couponShort } from "@storefront/contract/listing/coupon-copy";
import type { FollowControl } from "./use-follow";

/** 关注: pressed when the visitor follows the shop; shows the gift for following. */
export function FollowButton({ own: { follow, gift, toggle } }: { own: FollowControl }) {
  return (
    <div className="flex items-center gap-3 narrow:flex-wrap narrow:justify-end narrow:gap-y-2 small:justify-start">
      {gift === null ? null : (
        <span className="flex items-center gap-1.5 text-accent text-xs">
          <span className="rounded-[4px] bg-accent px-1.5 font-medium text-white leading-[18px]">
            关注有礼
          </span>
          送店铺券 <span className="figures">{couponShort(gift)}</span>
        </span>
      )}
      <button
        type="button"
        aria-pressed={follow.following}
        onClick={toggle}
        className="inline-flex h-10 min-w-28 items-center justify-center gap-1.5 rounded-s bg-primary px-6 font-medium text-white transition-colors hover:bg-primary-strong aria-pressed:border aria-pressed:border-line-strong aria-pressed:bg-white aria-pressed:text-ink-2 aria-pressed:hover:text-primary-strong"
      >
        <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4">
          <path
            d={follow.following ? "M3 8.5l3.2 3.2L13 4.8" : "M8 3v10M3 8h10"}
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        {follow.following ? "已关注" : "关注"}
      </button>
    </div>
  );
}
