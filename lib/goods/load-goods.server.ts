import "server-only";
import { cache } from "react";
import { ERRORS } from "@/contract/codes";
import { goodsIdOf, UNKNOWN_GOODS } from "@/lib/addresses/goods-id";
import { goodsCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import type { Result } from "@/lib/api/result";
import type { GoodsView } from "./goods-view";
import { readGoodsDetail } from "./read-goods";

/**
 * The listing behind a route segment, requested once however many parts of a page need it.
 * @returns null when there is no such listing: malformed, unknown or removed
 * @throws when the marketplace cannot say, so that the last good page stays and a wrong 404 is never kept
 */
export const loadGoods = cache(async (segment: string): Promise<GoodsView | null> => {
  // The middleware lets good ids through only; this page also answers when it is asked without one in front.
  if (segment === UNKNOWN_GOODS || goodsIdOf(`?goodsId=${segment}`) !== segment) return null;
  const goodsId = Number(segment);
  const result = await callServer("goodsDetail", { goods_id: goodsId }, goodsCache(goodsId));
  if (isNotFound(result)) return null;
  const goods = result.ok ? readGoodsDetail(result.data) : null;
  // An answer about other goods would be shown, ordered and cached under this address.
  if (goods?.trade.goodsId !== goodsId)
    throw new Error(`goods ${goodsId} cannot be shown: ${result.code} ${result.msg}`);
  return goods;
});

/** An API of other codes than ours says by HTTP 404 that there are no such goods; one without the call does so too. */
function isNotFound(result: Result<unknown>): boolean {
  if (result.ok || result.kind !== "refused") return false;
  if (result.code === ERRORS.goodsNotFound.code) return true;
  return result.status === 404 && result.code !== ERRORS.noSuchCall.code;
}
