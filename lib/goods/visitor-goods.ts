import { createListeners } from "@/lib/listeners";
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

interface Own {
  goodsId: number;
  detail: OwnDetail | null;
  collect: CollectState | null;
}

const NOTHING: Own = { goodsId: 0, detail: null, collect: null };

let own = NOTHING;
let reloadNow: (() => Promise<unknown>) | null = null;
const listeners = createListeners();

function set(next: Own): void {
  own = next;
  listeners.notify();
}

/** @returns a function that ends the listening */
export function onOwnChange(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

/** Null until it has come: the cached page is right then. */
export function ownDetail(goodsId: number): OwnDetail | null {
  return own.goodsId === goodsId ? own.detail : null;
}

export function ownCollect(goodsId: number): CollectState | null {
  return own.goodsId === goodsId ? own.collect : null;
}

export function publishVisitorGoods(
  goodsId: number,
  detail: OwnDetail,
  collect: CollectState,
): void {
  set({ goodsId, detail, collect });
}

/** After the visitor's own act, before the detail has been read again. */
export function publishCollect(goodsId: number, collect: CollectState): void {
  set({ goodsId, detail: ownDetail(goodsId), collect });
}

/** Nobody is logged in any more, or the page is left. */
export function clearVisitorGoods(): void {
  if (own !== NOTHING) set(NOTHING);
}

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
