import { isBeingPaid } from "@/lib/goods/buy-action";
import {
  type CollectState,
  type OwnDetail,
  ownCollect,
  ownDetail,
  visitorGoods,
} from "@/lib/goods/visitor-goods";
import { useStore } from "@/lib/use-store";

/** @returns the visitor's own detail of a listing; null on the server, in the first paint, and until it has come */
export function useOwnDetail(goodsId: number): OwnDetail | null {
  return useStore(visitorGoods, (own) => ownDetail(goodsId, own));
}

/** @returns whether the visitor has collected a listing, with the counts; null as above */
export function useOwnCollect(goodsId: number): CollectState | null {
  return useStore(visitorGoods, (own) => ownCollect(goodsId, own));
}

/** @returns whether nothing is left because another buyer is paying for it; known once the detail was read in the browser */
export function useBeingPaid(goodsId: number): boolean {
  const own = useOwnDetail(goodsId);
  return own !== null && isBeingPaid(own);
}
