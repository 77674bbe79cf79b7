"use client";

import { isZeroYuan } from "@storefront/contract/money";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { useEffect } from "react";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import type { GoodsBrief } from "@/lib/goods/goods-brief";
import { forgetAllViews, recentlyViewed, recordView } from "@/lib/goods/recently-viewed";
import { viewedState } from "@/lib/goods/viewed-state";
import { useStore } from "@/lib/use-store";
import { GoneBand } from "../../listing/gone-band";
import { GoodsPicture } from "../../listing/goods-picture";
import { RowPrice } from "../../listing/row-price";
import { useCurrentRows } from "../../listing/use-current-rows";
import { GoodsLink } from "./goods-link";

/** Listings beside each other. */
const SHOWN = 6;
/** CSS pixels: a tile of six. */
const TILE = 224;

/** 最近浏览 below a listing: listings viewed before it. Records the view of this one. */
export function RecentGoods({ goods }: { goods: GoodsBrief }) {
  const viewed = useStore(recentlyViewed);
  useEffect(() => recordView(goods, Date.now()), [goods]);
  const others = viewed.filter(({ id }) => id !== goods.id).slice(0, SHOWN);
  const rows = useCurrentRows(others.map(({ id }) => id));
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="recent-title" className="container-page mt-8 print:hidden">
      <div className="mb-4 flex items-baseline gap-5">
        <h2 id="recent-title" className="mr-auto font-semibold text-lg">
          最近浏览
        </h2>
        <a
          href={ACCOUNT_PAGES.recent.path}
          className="text-ink-2 text-sm hover:text-primary-strong"
        >
          全部
        </a>
        <button
          type="button"
          onClick={forgetAllViews}
          className="text-ink-2 text-sm hover:text-primary-strong"
        >
          清空
        </button>
      </div>
      <ul className="grid grid-cols-6 gap-5 narrow:grid-cols-[repeat(auto-fill,minmax(min(160px,42%),1fr))] small:gap-3">
        {others.map((seen) => {
          const { goods: known, gone, removed } = viewedState(seen, rows);
          const tile = <Tile goods={known} gone={gone} />;
          return (
            <li key={seen.id} className="min-w-0">
              {removed ? (
                tile
              ) : (
                <GoodsLink goodsId={seen.id} className="group block">
                  {tile}
                </GoodsLink>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Tile({ goods, gone }: { goods: GoodsBrief; gone: string | null }) {
  return (
    <>
      <span className="relative block overflow-hidden rounded-m">
        <GoodsPicture
          url={safePicture(goods.cover)}
          alt=""
          size={TILE}
          className={`h-auto w-full ${gone === null ? "" : "opacity-55 grayscale"}`}
        />
        <GoneBand text={gone} />
      </span>
      <bdi className="wrap-anywhere mt-2 line-clamp-2 min-h-11 text-sm group-hover:text-primary-strong">
        {goods.name}
      </bdi>
      {isZeroYuan(goods.price) ? null : <RowPrice row={goods} size="small" muted={gone !== null} />}
    </>
  );
}
