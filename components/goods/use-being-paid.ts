"use client";

import { useSyncExternalStore } from "react";
import { isBeingPaid } from "@/lib/goods/buy-action";
import type { TradeView } from "@/lib/goods/goods-view";
import { onOwnChange, ownDetail } from "@/lib/goods/visitor-goods";

/** The server, and the first paint, know no visitor. */
const notYet = () => false;

/** @returns whether nothing is left because somebody is paying for it; known once the detail was read in the browser */
export function useBeingPaid(goodsId: TradeView["goodsId"]): boolean {
  return useSyncExternalStore(
    onOwnChange,
    () => {
      const own = ownDetail(goodsId);
      return own !== null && isBeingPaid(own);
    },
    notYet,
  );
}
