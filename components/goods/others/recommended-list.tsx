import type { RecommendedView } from "@/lib/goods/goods-view";
import { GoodsPicture } from "../../listing/goods-picture";
import { RecommendedPrice } from "../../listing/recommended-price";
import { GoodsLink } from "./goods-link";

/** Compact list of the seller's other goods: picture, name, price. */
export function RecommendedList({ goods }: { goods: readonly RecommendedView[] }) {
  return (
    <ul className="space-y-3 narrow:grid narrow:grid-cols-[repeat(auto-fit,minmax(180px,1fr))] narrow:gap-3 narrow:space-y-0">
      {goods.map((it) => (
        <li key={it.goodsId}>
          <GoodsLink goodsId={it.goodsId} className="group flex gap-2.5">
            <GoodsPicture
              url={it.cover}
              alt=""
              size={64}
              className="shrink-0 self-start rounded-s"
            />
            <span className="flex min-w-0 flex-col justify-between">
              <bdi className="wrap-anywhere line-clamp-2 text-xs group-hover:text-primary-strong">
                {it.name}
              </bdi>
              <RecommendedPrice goods={it} size="small" />
            </span>
          </GoodsLink>
        </li>
      ))}
    </ul>
  );
}
