import type { RecommendedView } from "@/lib/goods/goods-view";
import { GoodsPicture } from "../listing/goods-picture";
import { RecommendedPrice } from "../listing/recommended-price";
import { GoodsLink } from "./goods-link";

/** On narrow pages a row of cards becomes a grid. */
export const GRID =
  "narrow:grid narrow:grid-cols-[repeat(auto-fill,minmax(min(160px,42%),1fr))] narrow:gap-5 narrow:space-y-0 small:gap-3";

/** Listings as cards; the parent lays them out in a column or a row. */
export function RecommendedCards({
  goods,
  size,
}: {
  goods: readonly RecommendedView[];
  size: number;
}) {
  return goods.map((it) => (
    <li key={it.goodsId} style={{ width: size }} className="narrow:w-auto!">
      <GoodsLink goodsId={it.goodsId} className="group block">
        <span className="block overflow-hidden rounded-m">
          <GoodsPicture
            url={it.cover}
            alt=""
            size={size}
            className="transition-transform duration-300 group-hover:scale-105 narrow:h-auto narrow:w-full"
          />
        </span>
        <span className="block">
          <bdi className="wrap-anywhere mt-2 line-clamp-2 min-h-11 text-sm group-hover:text-primary-strong">
            {it.name}
          </bdi>
          <RecommendedPrice goods={it} />
        </span>
      </GoodsLink>
    </li>
  ));
}
