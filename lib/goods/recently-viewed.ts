import { createLocalList } from "@/lib/storage/local-list";
import { asObject } from "../decode/lenient";
import { integerOrNull } from "../decode/strict";
import { type GoodsBrief, readBrief } from "./goods-brief";

/** A listing viewed in this browser, with its price at that time. */
export interface Viewed extends GoodsBrief {
  /** ms since 1970. */
  seenAt: number;
}

/** Listings that are remembered; no more than one call of `goodsByIds` reads. */
export const VIEWED_MOST = 20;

/**
 * 最近浏览: the latest first. It is in this browser only; the marketplace learns of it as of every visitor's public reads,
 * without a name.
 */
export const recentlyViewed = createLocalList<Viewed>({
  key: "recently-viewed",
  read: readViewed,
  most: VIEWED_MOST,
});

/** Remembers that a listing was viewed, once, with its current state. */
export function recordView(goods: GoodsBrief, seenAt: number): void {
  recentlyViewed.change((list) => [
    { ...goods, seenAt },
    ...list.filter(({ id }) => id !== goods.id),
  ]);
}

export const forgetView = (goodsId: number): void =>
  recentlyViewed.change((list) => list.filter(({ id }) => id !== goodsId));

export const forgetAllViews = (): void => recentlyViewed.change(() => []);

function readViewed(value: unknown): Viewed | null {
  const brief = readBrief(value);
  const seenAt = integerOrNull(asObject<"seenAt">(value).seenAt);
  return brief && seenAt !== null && seenAt > 0 ? { ...brief, seenAt } : null;
}
