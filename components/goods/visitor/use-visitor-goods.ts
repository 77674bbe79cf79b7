import {
  type CollectState,
  getVisitorCollect,
  getVisitorDetail,
  type VisitorDetail,
  visitorGoods,
} from "@/lib/goods/visitor-goods";
import { useStore } from "@/lib/use-store";

/** Returns the visitor's own detail of a listing; null on the server, in the first paint, and until it is loaded. */
export function useVisitorDetail(goodsId: number): VisitorDetail | null {
  return useStore(visitorGoods, (own) => getVisitorDetail(goodsId, own));
}

/** Returns whether the visitor has collected a listing, with the counts; null as above. */
export function useVisitorCollect(goodsId: number): CollectState | null {
  return useStore(visitorGoods, (own) => getVisitorCollect(goodsId, own));
}
