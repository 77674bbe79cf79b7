import { createStore } from "@/lib/store";
import type { TradeView } from "./goods-view";
import type { CouponView } from "./read-coupon";

/** Store of the visitor-specific data of a goods page, filled after the page has loaded. Holds one listing. */

export interface CollectState {
  collected: boolean;
  collects: number;
  /** Number of visitors who want the goods; grows with the collects. */
  wanted: number;
}

/** The detail for this visitor: their prices, and a phone link that keeps the promoter. */
export interface VisitorDetail {
  trade: TradeView;
  phoneLink: string;
  /** Marked when this visitor has claimed them. */
  coupons: CouponView[];
  gift: CouponView | null;
}

interface VisitorGoods {
  goodsId: number;
  detail: VisitorDetail | null;
  collect: CollectState | null;
}

const NOTHING: VisitorGoods = { goodsId: 0, detail: null, collect: null };

export const visitorGoods = createStore(NOTHING);

let reloadNow: (() => Promise<unknown>) | null = null;

/** @returns null until it has loaded: the cached page applies until then */
export const getVisitorDetail = (
  goodsId: number,
  own = visitorGoods.get(),
): VisitorDetail | null => (own.goodsId === goodsId ? own.detail : null);

export const getVisitorCollect = (
  goodsId: number,
  own = visitorGoods.get(),
): CollectState | null => (own.goodsId === goodsId ? own.collect : null);

export function publishVisitorGoods(
  goodsId: number,
  detail: VisitorDetail,
  collect: CollectState,
): void {
  visitorGoods.set({ goodsId, detail, collect });
}

/** Publishes a collect by the visitor, before the detail is fetched again. */
export function publishCollect(goodsId: number, collect: CollectState): void {
  visitorGoods.set({ goodsId, detail: getVisitorDetail(goodsId), collect });
}

/** Called on logout, and when the page is left. */
export const clearVisitorGoods = (): void => visitorGoods.set(NOTHING);

/** Registers the function that fetches the data again. @returns a function that unregisters it */
export function registerReload(reload: () => Promise<unknown>): () => void {
  reloadNow = reload;
  return () => {
    if (reloadNow === reload) reloadNow = null;
  };
}

/** Fetches the data again if a loader is registered; one that is still starting will fetch the latest anyway. */
export async function reloadVisitorGoods(): Promise<void> {
  await reloadNow?.();
}
