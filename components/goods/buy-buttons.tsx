"use client";

import { Button } from "@/components/ui/button";
import { fenToYuan } from "@/contract/money";
import { buyLabel } from "@/lib/goods/buy-action";
import type { TradeView } from "@/lib/goods/goods-view";
import { priceShown } from "@/lib/goods/price-shown";

interface Props {
  trade: TradeView;
  soldOut: boolean;
  onContact: () => void;
  onGroup: () => void;
  onBuy: () => void;
}

/** 联系客服 and the one main action; goods with a group price have one button for each of the two prices (spec §2). */
export function BuyButtons({ trade, soldOut, onContact, onGroup, onBuy }: Props) {
  return (
    <div className="flex gap-3 print:hidden narrow:flex-wrap">
      <Button size="large" className="px-5" onClick={onContact}>
        联系客服
      </Button>
      {trade.groupFen > 0 ? (
        <GroupButtons trade={trade} soldOut={soldOut} onGroup={onGroup} onBuy={onBuy} />
      ) : (
        <Button look="primary" size="large" className="flex-1" disabled={soldOut} onClick={onBuy}>
          {buyLabel(trade)}
        </Button>
      )}
    </div>
  );
}

/** The single-buy price keeps the main action's name; the group's is the lower one, and stands out. */
function GroupButtons({ trade, soldOut, onGroup, onBuy }: Omit<Props, "onContact">) {
  const { fen } = priceShown(trade, null);
  const alone = fen === null ? "单独购买" : `单独购买 ¥${fenToYuan(fen)}`;
  return (
    <>
      <Button
        size="large"
        className="figures flex-1 px-2!"
        disabled={soldOut}
        aria-label={`立即购买（${alone}）`}
        onClick={onBuy}
      >
        {alone}
      </Button>
      <Button
        look="primary"
        size="large"
        className="figures flex-1 px-2!"
        disabled={soldOut}
        onClick={onGroup}
      >
        2 人拼团 ¥{fenToYuan(trade.groupFen)}
      </Button>
    </>
  );
}
