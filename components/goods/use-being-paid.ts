"use client";

import { useSyncExternalStore } from "react";
import { isBeingPaid } from "@/lib/goods/buy-action";
import type { TradeView } from "@/lib/goods/goods-view";
import { onOwnChange, ownDetail } from "@/lib/goods/visitor-goods";

/** Server snapshot: the server and the first paint know no visitor. */
const notYet = () => false;

/** Whether the last piece is being paid for by another buyer; false until the detail is fetched in the browser. */
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
