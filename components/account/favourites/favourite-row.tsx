"use client";

import { nextReturnText } from "@storefront/contract/listing/next-return-text";
import { isZeroYuan } from "@storefront/contract/money";
import { RowPrice } from "@/components/listing/row-price";
import { Button } from "@/components/ui/button";
import type { Favourite } from "@/lib/account/read-favourites";
import { call } from "@/lib/api/call.client";
import { goneText } from "@/lib/goods/row-state";
import { GoodsRow } from "../parts/goods-row";
import { useChange } from "../parts/use-change";
import { PriceChange } from "./price-change";

interface Props {
  goods: Favourite;
  reload: () => Promise<unknown>;
}

const CANCEL = 2;

/** A collected listing: current price, change since it was collected, and availability. */
export function FavouriteRow({ goods, reload }: Props) {
  const { id, name, game, nextReturn } = goods;
  const [busy, change] = useChange(reload);
  const uncollect = () =>
    change(() => call("collectGoods", { goods_id: id, action: CANCEL }), "已取消收藏");
  const gone = goneText(goods);
  return (
    <GoodsRow
      goodsId={id}
      name={name}
      picture={goods.cover}
      gone={gone}
      removed={false}
      price={
        isZeroYuan(goods.price) ? "价格见商品页" : <RowPrice row={goods} muted={gone !== null} />
      }
      action={
        <Button
          size="small"
          aria-busy={busy}
          aria-description={name}
          disabled={busy}
          onClick={() => void uncollect()}
        >
          取消收藏
        </Button>
      }
    >
      <p className="figures mt-1 text-ink-2 text-sm">
        {nextReturn === null ? game : `${game} · ${nextReturnText(nextReturn, Date.now())}`}
      </p>
      {gone === null ? <PriceChange fen={goods.changeFen} since="收藏" /> : null}
    </GoodsRow>
  );
}
