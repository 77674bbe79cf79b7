"use client";

import { GoodsPicture } from "@/components/listing/goods-picture";
import { SellerBadges } from "@/components/listing/seller-badges";
import { SellerStars } from "@/components/listing/seller-stars";
import type { ShopView } from "@/lib/shop/shop-view";
import { FollowButton } from "./follow-button";
import { LinkedShopNote } from "./linked-shop-note";
import { ShopFigures } from "./shop-figures";
import { useFollow } from "./use-follow";
import { useLinkedShop } from "./use-linked-shop";

/** The shop's header: cached data, or fresher data from the link's `api`, with the visitor's follow state. */
export function ShopHead({ shop: cached }: { shop: ShopView }) {
  const linked = useLinkedShop(cached.userId);
  const shop = linked.shop ?? cached;
  const own = useFollow(cached);
  const { seller } = shop;
  return (
    <>
      <LinkedShopNote linked={linked} />
      <section aria-label="店铺" className="relative overflow-hidden rounded-l bg-tint">
        <Awning />
        <div className="relative flex items-center gap-7 px-10 pt-16 pb-8 narrow:gap-5 narrow:px-6 small:flex-wrap small:items-start small:px-4 small:pb-5">
          <GoodsPicture
            url={seller.avatar}
            alt=""
            size={104}
            first
            className="shrink-0 rounded-full border-4 border-white shadow-card small:size-18"
          />
          <div className="min-w-0 flex-1">
            <div className="flex items-center gap-3 narrow:flex-wrap narrow:gap-y-1">
              <h1 className="wrap-anywhere line-clamp-2 font-semibold text-xl small:text-lg">
                <bdi>{seller.nickname}</bdi>
              </h1>
              <p className="flex shrink-0 gap-1.5 empty:hidden">
                <SellerBadges seller={seller} />
              </p>
            </div>
            <p className="mt-1.5 flex items-center gap-2">
              <SellerStars score={seller.score} className="text-sm" />
            </p>
            {seller.profile === "" ? null : (
              <p className="wrap-anywhere mt-2 line-clamp-3 max-w-[560px] text-ink-2 narrow:line-clamp-5">
                <bdi>{seller.profile}</bdi>
              </p>
            )}
          </div>
          <div className="flex shrink-0 flex-col items-end gap-5 small:w-full small:shrink small:flex-row small:flex-wrap small:items-center small:justify-between small:gap-x-6 small:gap-y-4 small:border-line small:border-t small:pt-4">
            <ShopFigures
              selling={seller.selling}
              sold={seller.sold}
              followers={own.follow.followers}
            />
            <FollowButton own={own} />
          </div>
        </div>
      </section>
    </>
  );
}

/** A shop's awning in the brand's color, across the full width. */
function Awning() {
  return (
    <svg width="100%" height="44" aria-hidden="true" className="absolute inset-x-0 top-0">
      <defs>
        {/* Half a scallop at either end. */}
        <pattern id="awning" x="-20" width="80" height="44" patternUnits="userSpaceOnUse">
          <path d="M0 0h40v24a20 20 0 0 1-40 0z" className="fill-primary" />
          <path d="M40 0h40v24a20 20 0 0 1-40 0z" className="fill-white" />
          <path d="M0 0h80v7H0z" className="fill-primary-strong" />
        </pattern>
      </defs>
      <rect width="100%" height="44" fill="url(#awning)" />
    </svg>
  );
}
