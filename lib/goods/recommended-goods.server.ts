import "server-only";
import type { Assortment } from "@storefront/brands/assortment";
import { shopCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { asCount, asList, asObject, unique } from "@/lib/decode/lenient";
import { type FilterQuery, filterQuery, limitList } from "@/lib/goods/assortment-query";
import type { GoodsView, RecommendedView } from "./goods-view";
import { readRecommended } from "./read-seller";

/** As many as the marketplace recommends. */
const SHOWN = 6;

/**
 * Returns the seller's other goods that a host shows. The listing's own answer is the same on every host, so that a
 * host with an assortment reads the seller's shop instead: its first page, which is one answer for all hosts, and only
 * if that has too few of the assortment, the part of the shop that belongs to it.
 * @returns [] when the marketplace does not answer
 */
export async function loadRecommended(
  { trade, seller }: GoodsView,
  assortment: Assortment | undefined,
): Promise<RecommendedView[]> {
  if (assortment === undefined || seller.recommended.length === 0) return seller.recommended;
  const load = async (filter: FilterQuery) => {
    const payload = { user_id: seller.userId, ...filter };
    const result = await callServer("shopGoods", payload, shopCache(seller.userId));
    if (!result.ok) return null;
    const { list } = limitList(result.data, assortment);
    const others = asList(list, readRecommended).filter(({ goodsId }) => goodsId !== trade.goodsId);
    return {
      found: unique(others, ({ goodsId }) => goodsId).slice(0, SHOWN),
      isAll: isComplete(result.data),
    };
  };
  const first = await load({});
  if (first && (first.isAll || first.found.length === SHOWN)) return first.found;
  return (await load(filterQuery(assortment)))?.found ?? [];
}

/** Whether a page of a list is all of it. */
function isComplete(data: unknown): boolean {
  const { list, total } = asObject(data);
  return Array.isArray(list) && total !== undefined && asCount(total) <= list.length;
}
