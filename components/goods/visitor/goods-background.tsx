"use client";

import { CompareTrayLoader } from "@/components/compare/compare-tray-loader";
import type { GoodsBrief } from "@/lib/goods/goods-brief";
import { priceUnit } from "@/lib/goods/price-unit";
import { RecentGoods } from "../others/recent-goods";
import { PriceHistory } from "../prices/price-history";
import { RecentDeals } from "../prices/recent-deals";
import { LiveGoods } from "./live-goods";

/**
 * The part of a goods page that loads when it is idle: prices, deals and recently viewed listings below its sections,
 * and the live updates of the listing.
 */
export function GoodsBackground({ goods }: { goods: GoodsBrief }) {
  return (
    <>
      <div className="container-page mt-5 flex flex-wrap items-start gap-5 *:min-w-80 *:flex-1 print:hidden small:*:min-w-full">
        <PriceHistory goodsId={goods.id} unit={priceUnit(goods.kind)} />
        <RecentDeals goodsId={goods.id} unit={priceUnit(goods.kind)} />
      </div>
      <RecentGoods goods={goods} />
      <LiveGoods goodsId={goods.id} />
      <CompareTrayLoader />
    </>
  );
}
