import "server-only";
import { cache } from "react";
import { goodsIdOf, UNKNOWN_GOODS } from "@/lib/addresses/goods-id";
import { goodsCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import type { GoodsView } from "./goods-view";
import { isGoodsMissing } from "./is-goods-missing";
import { readGoodsDetail } from "./read-goods";

/**
 * Loads the listing of a route segment, once per page regardless of how many parts need it.
 * @returns null when there is no such listing: malformed, unknown or removed
 * @throws Error when the marketplace cannot tell, so that the last good page stays and a false 404 is never cached
 */
export const loadGoods = cache(async (segment: string): Promise<GoodsView | null> => {
  // The middleware passes valid ids only, but the page can also be requested without it.
  if (segment === UNKNOWN_GOODS || goodsIdOf(`?goodsId=${segment}`) !== segment) return null;
  const goodsId = Number(segment);
  const result = await callServer("goodsDetail", { goods_id: goodsId }, goodsCache(goodsId));
  if (isGoodsMissing(result)) return null;
  const goods = result.ok ? readGoodsDetail(result.data) : null;
  // An answer about other goods would be shown, ordered and cached under this address.
  if (goods?.trade.goodsId !== goodsId)
    throw new Error(`goods ${goodsId} cannot be shown: ${result.code} ${result.msg}`);
  return goods;
});
