import { createStore } from "@/lib/store";
import type { TradeView } from "./goods-view";
import type { CouponView } from "./read-coupon";

/** Where the parts of a goods page find what is the visitor's own, once it has come. One page, one listing at a time. */

export interface CollectState {
  collected: boolean;
  collects: number;
  /** How many want the goods: rises with the collects. */
  wanted: number;
}

/** The visitor's own detail: own prices, and the phone's link that keeps the promoter. */
export interface OwnDetail {
  trade: TradeView;
  /** Pieces that wait for somebody's payment. */
  held: number;
  phoneLink: string;
  /** With what this visitor has claimed already. */
  coupons: CouponView[];
  gift: CouponView | null;
}

interface VisitorGoods {
  goodsId: number;
  detail: OwnDetail | null;
  collect: CollectState | null;
}

const NOTHING: VisitorGoods = { goodsId: 0, detail: null, collect: null };

export const visitorGoods = createStore(NOTHING);

let reloadNow: (() => Promise<unknown>) | null = null;

/** Null until it has come: the cached page is right then. */
export const ownDetail = (goodsId: number, own = visitorGoods.get()): OwnDetail | null =>
  own.goodsId === goodsId ? own.detail : null;

export const ownCollect = (goodsId: number, own = visitorGoods.get()): CollectState | null =>
  own.goodsId === goodsId ? own.collect : null;

export function publishVisitorGoods(
  goodsId: number,
  detail: OwnDetail,
  collect: CollectState,
): void {
  visitorGoods.set({ goodsId, detail, collect });
}

/** After the visitor's own act, before the detail has been read again. */
export function publishCollect(goodsId: number, collect: CollectState): void {
  visitorGoods.set({ goodsId, detail: ownDetail(goodsId), collect });
}

/** For when the visitor logs out or leaves the page. */
export const clearVisitorGoods = (): void => visitorGoods.set(NOTHING);

/** The part that fetches says how to fetch again. @returns a function that takes it back */
export function registerReload(reload: () => Promise<unknown>): () => void {
  reloadNow = reload;
  return () => {
    if (reloadNow === reload) reloadNow = null;
  };
}

/** Fetches again, where there is something that fetches; one that is only being loaded will see the newest anyway. */
export async function reloadVisitorGoods(): Promise<void> {
  await reloadNow?.();
}
