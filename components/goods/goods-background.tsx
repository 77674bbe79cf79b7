"use client";

import type { GoodsBrief } from "@/lib/goods/goods-brief";
import { LiveGoods } from "./live-goods";

/**
 * What a goods page loads when it is idle: prices, deals and what was looked at before, below its sections, and what
 * follows the listing.
 */
export function GoodsBackground({ goods }: { goods: GoodsBrief }) {
  return (
    <>
      <LiveGoods goodsId={goods.id} />
    </>
  );
}
