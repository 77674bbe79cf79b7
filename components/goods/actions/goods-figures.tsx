import type { ReactNode } from "react";
import { formatCount } from "@/lib/format/count";
import type { GoodsView } from "@/lib/goods/goods-view";
import { WantedCount } from "./wanted-count";

/**
 * Review count and sales count; for a personal account the number of interested visitors replaces sales (product §2).
 */
export function GoodsFigures({ goods }: { goods: GoodsView }) {
  return (
    <dl className="figures flex shrink-0 divide-x divide-line text-center">
      <Figure name="评价">
        <a href="#reviews" className="hover:text-primary-strong hover:underline">
          {formatCount(goods.commentTotal)}
        </a>
      </Figure>
      {goods.personal ? (
        <Figure name="想要">
          <WantedCount goodsId={goods.trade.goodsId} wanted={goods.wanted} />
        </Figure>
      ) : (
        <Figure name="已售">{formatCount(goods.sale)}</Figure>
      )}
    </dl>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col-reverse px-4 last:pr-0 narrow:first:pl-0">
      <dt className="text-ink-2 text-xs">{name}</dt>
      <dd className="font-medium text-base text-ink">{children}</dd>
    </div>
  );
}
