"use client";

import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { isZeroYuan } from "@storefront/contract/money";
import { fullTime } from "@storefront/contract/text/china-time";
import { RowPrice } from "@/components/listing/row-price";
import type { CurrentRows } from "@/components/listing/use-current-rows";
import { Button } from "@/components/ui/button";
import { forgetView, type Viewed } from "@/lib/goods/recently-viewed";
import { viewedState } from "@/lib/goods/viewed-state";
import { PriceChange } from "../favourites/price-change";
import { GoodsRow } from "../parts/goods-row";

interface Props {
  viewed: Viewed;
  /** Listings as they are now; null: not known. */
  rows: CurrentRows | null;
}

/** A viewed listing: its price now, the change since, and whether it is gone. */
export function RecentRow({ viewed, rows }: Props) {
  const { goods, gone, removed, nextReturn, changeFen } = viewedState(viewed, rows);
  const { id, name } = goods;
  const seen = `${goods.kind} · 看于 ${fullTime(new Date(viewed.seenAt)).slice(0, 16)}`;
  return (
    <GoodsRow
      goodsId={id}
      name={name}
      picture={goods.cover}
      gone={gone}
      removed={removed}
      price={isZeroYuan(goods.price) ? null : <RowPrice row={goods} muted={gone !== null} />}
      action={
        <Button size="small" aria-description={name} onClick={() => forgetView(id)}>
          移除
        </Button>
      }
    >
      <p className="figures mt-1 text-ink-2 text-sm">
        {nextReturn === null ? seen : `${seen} · ${nextReturnText(nextReturn, Date.now())}`}
      </p>
      {gone === null ? <PriceChange fen={changeFen} since="上次看" /> : null}
    </GoodsRow>
  );
}
