"use client";

import { Button } from "@/components/ui/button";
import { fenToYuan } from "@/contract/money";
import { buyLabel } from "@/lib/goods/buy-action";
import type { TradeView } from "@/lib/goods/goods-view";

interface Props {
  trade: TradeView;
  soldOut: boolean;
  onContact: () => void;
  onGroup: () => void;
  onBuy: () => void;
}

/** 联系客服, the two-person group when there is one, and the one main action. */
export function BuyButtons({ trade, soldOut, onContact, onGroup, onBuy }: Props) {
  return (
    <div className="flex gap-3">
      <Button size="large" className="px-5" onClick={onContact}>
        联系客服
      </Button>
      {trade.groupFen > 0 ? (
        <Button size="large" className="px-5" disabled={soldOut} onClick={onGroup}>
          <span>
            2 人拼团 <span className="figures text-accent">¥{fenToYuan(trade.groupFen)}</span>
          </span>
        </Button>
      ) : null}
      <Button look="primary" size="large" className="flex-1" disabled={soldOut} onClick={onBuy}>
        {buyLabel(trade)}
      </Button>
    </div>
  );
}
