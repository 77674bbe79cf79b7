"use client";

import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { Favourite } from "@/lib/account/read-favourites";
import { call } from "@/lib/api/call.client";
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
  const { goodsId, name, game, nowFen, unit, from, soldOut, beingPaid } = goods;
  const [busy, change] = useChange(reload);
  const uncollect = () =>
    change(() => call("collectGoods", { goods_id: goodsId, action: CANCEL }), "已取消收藏");
  const sold = unit === "" ? LISTING_WORDS.sold : LISTING_WORDS.rented;
  return (
    <GoodsRow
      goodsId={goodsId}
      name={name}
      picture={goods.picture}
      gone={soldOut ? (beingPaid ? "有人正在付款" : sold) : null}
      removed={false}
      price={
        <p className="whitespace-nowrap">
          {nowFen > 0 ? <Price yuan={fenToYuan(nowFen)} muted={soldOut} /> : "价格见商品页"}
          {nowFen > 0 && (unit !== "" || from) ? (
            <span className="ml-0.5 text-ink-2 text-xs">{unit === "" ? "起" : unit}</span>
          ) : null}
        </p>
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
      <p className="mt-1 text-ink-2 text-sm">{game}</p>
      {soldOut ? null : <PriceChange fen={goods.changeFen} since="收藏" />}
    </GoodsRow>
  );
}
