"use client";

import { LISTING_WORDS } from "@storefront/contract/listing/state-words";
import { fenToYuan } from "@storefront/contract/money";
import { useState } from "react";
import { Thumbnail } from "@/components/listing/thumbnail";
import { Button } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { showToast } from "@/components/ui/toast";
import type { Favourite } from "@/lib/account/read-favourites";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";

interface Props {
  goods: Favourite;
  reload: () => Promise<unknown>;
}

const CANCEL = 2;

/** A collected listing: current price, change since it was collected, and availability. */
export function FavouriteRow({ goods, reload }: Props) {
  const { goodsId, name, game, nowFen, unit, from, soldOut, beingPaid } = goods;
  const [busy, setBusy] = useState(false);
  const uncollect = async () => {
    setBusy(true);
    const result = await withLogin(() =>
      call("collectGoods", { goods_id: goodsId, action: CANCEL }),
    );
    showToast(result.ok ? "success" : "warning", result.ok ? "已取消收藏" : result.msg);
    await reload();
    setBusy(false);
  };
  return (
    <li
      aria-label={name}
      className="flex gap-4 rounded-m bg-white p-5 shadow-card small:flex-wrap small:p-4"
    >
      <span className={`shrink-0 self-start ${soldOut ? "opacity-60 grayscale" : ""}`}>
        <Thumbnail picture={goods.picture} loading="lazy" />
      </span>
      <div className="min-w-0 flex-1 small:min-w-40">
        <a
          href={goodsAddress(goodsId)}
          className="block truncate font-medium text-ink hover:text-primary-strong small:whitespace-normal [unicode-bidi:isolate]"
        >
          {name}
        </a>
        <p className="mt-1 text-ink-2 text-sm">{game}</p>
        {soldOut ? (
          <p className="mt-1 inline-block rounded-s bg-ground px-2 py-0.5 text-ink-2 text-xs">
            {beingPaid ? "有人正在付款" : unit === "" ? LISTING_WORDS.sold : LISTING_WORDS.rented}
          </p>
        ) : (
          <PriceChange fen={goods.changeFen} />
        )}
      </div>
      <div className="flex shrink-0 flex-col items-end justify-between gap-3 small:w-full small:flex-row small:items-center">
        <p className="whitespace-nowrap">
          {nowFen > 0 ? <Price yuan={fenToYuan(nowFen)} muted={soldOut} /> : "价格见商品页"}
          {nowFen > 0 && (unit !== "" || from) ? (
            <span className="ml-0.5 text-ink-2 text-xs">{unit === "" ? "起" : unit}</span>
          ) : null}
        </p>
        <Button
          size="small"
          aria-busy={busy}
          aria-description={name}
          disabled={busy}
          onClick={() => void uncollect()}
        >
          取消收藏
        </Button>
      </div>
    </li>
  );
}

function PriceChange({ fen }: { fen: number }) {
  if (fen === 0) return null;
  const tone = fen < 0 ? "bg-success/10 text-success" : "bg-danger/8 text-danger";
  return (
    <p className={`figures mt-1 inline-block rounded-s px-2 py-0.5 text-xs ${tone}`}>
      比收藏时{fen < 0 ? "降" : "涨"} ¥{fenToYuan(Math.abs(fen))}
    </p>
  );
}
