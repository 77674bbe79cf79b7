import { isBeingPaid } from "@/lib/goods/buy-action";
import {
  type CollectState,
  type OwnDetail,
  ownCollect,
  ownDetail,
  visitorGoods,
} from "@/lib/goods/visitor-goods";
import { useStore } from "@/lib/use-store";

/** Returns the visitor's own detail of a listing; null on the server, in the first paint, and until it is loaded. */
export function useOwnDetail(goodsId: number): OwnDetail | null {
  return useStore(visitorGoods, (own) => ownDetail(goodsId, own));
}

/** Returns whether the visitor has collected a listing, with the counts; null as above. */
export function useOwnCollect(goodsId: number): CollectState | null {
  return useStore(visitorGoods, (own) => ownCollect(goodsId, own));
}

/** Whether nothing is left because another buyer is paying for it; false until the browser has loaded the detail. */
export function useBeingPaid(goodsId: number): boolean {
  const own = useOwnDetail(goodsId);
  return own !== null && isBeingPaid(own);
}
