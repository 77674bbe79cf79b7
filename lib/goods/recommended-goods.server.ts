import "server-only";
import type { Assortment } from "@storefront/brands/assortment";
import { shopCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { asList, unique } from "@/lib/decode/lenient";
import { filterQuery, limitList } from "@/lib/goods/assortment-query";
import type { GoodsView, RecommendedView } from "./goods-view";
import { readRecommended } from "./read-seller";

/** As many as the marketplace recommends. */
const SHOWN = 6;

/**
 * Returns the seller's other goods that a host shows. The listing's own answer is the same on every host, so that a
 * host with an assortment reads the seller's shop instead.
 * @returns [] when the marketplace does not answer
 */
export async function loadRecommended(
  { trade, seller }: GoodsView,
  assortment: Assortment | undefined,
): Promise<RecommendedView[]> {
  if (assortment === undefined || seller.recommended.length === 0) return seller.recommended;
  const payload = { user_id: seller.userId, ...filterQuery(assortment) };
  const result = await callServer("shopGoods", payload, shopCache(seller.userId));
  if (!result.ok) return [];
  const { list } = limitList(result.data, assortment);
  const others = asList(list, readRecommended).filter(({ goodsId }) => goodsId !== trade.goodsId);
  return unique(others, ({ goodsId }) => goodsId).slice(0, SHOWN);
}
