"use client";

import { isSoldOut, soldOutLabel } from "@storefront/contract/listing/buy-action";
import type { TradeView } from "@/lib/goods/goods-view";
import { useVisitorUnpaid } from "../buy/use-visitor-unpaid";
import { useVisitorDetail } from "../visitor/use-visitor-goods";

/**
 * Badge over the picture that says why a listing cannot be bought.
 * @param trade state from the cached page, until the visitor's own detail is loaded
 */
export function GoneBadge({ trade, isAccount }: { trade: TradeView; isAccount: boolean }) {
  const own = useVisitorDetail(trade.goodsId);
  const unpaid = useVisitorUnpaid(trade.goodsId);
  const now = own?.trade ?? trade;
  if (!isSoldOut(now)) return null;
  const label = unpaid ? "等你付款" : soldOutLabel(now, isAccount);
  return (
    <p className="-translate-x-1/2 -translate-y-1/2 pointer-events-none absolute top-1/2 left-1/2 grid size-28 place-items-center rounded-full bg-ink/80 font-medium text-white text-lg">
      {label}
    </p>
  );
}
