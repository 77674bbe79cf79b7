import "server-only";
import type { Assortment } from "@storefront/brands/assortment";
import { ERRORS } from "@storefront/contract/codes";
import { cache } from "react";
import { queryId, UNKNOWN_ID } from "@/lib/addresses/query-id";
import { shopCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isMissingCall } from "@/lib/api/missing-call";
import { filterQuery } from "@/lib/goods/assortment-query";
import { limitShopGoods, readShopGoods, type ShopGoodsView } from "./shop-goods";
import { readShop, type ShopView } from "./shop-view";

/** A shop with the first page of its goods. */
export interface ShopPageView {
  shop: ShopView;
  goods: ShopGoodsView;
}

/**
 * Loads the shop of a route segment with its goods of an assortment, once per page regardless of how many parts need it.
 * @returns null when there is no such shop, or the API has no shops
 * @throws Error when the marketplace cannot tell, so that the last good page stays and a false 404 is never cached
 */
export const loadShop = cache(loadShopPage);

async function loadShopPage(
  segment: string,
  assortment: Assortment | undefined,
): Promise<ShopPageView | null> {
  if (segment === UNKNOWN_ID || queryId(`?user_id=${segment}`, "user_id") !== segment) return null;
  const user_id = Number(segment);
  const policy = shopCache(user_id);
  const [shop, goods] = await Promise.all([
    callServer("shop", { user_id }, policy),
    callServer("shopGoods", { user_id, ...filterQuery(assortment) }, policy),
  ]);
  if (isMissingCall(shop) || shop.code === ERRORS.sellerNotFound.code) return null;
  const view = shop.ok ? readShop(shop.data) : null;
  if (view === null || !goods.ok) {
    throw new Error(`shop ${user_id} cannot be shown: ${shop.code} ${shop.msg} / ${goods.code}`);
  }
  if (assortment === undefined) return { shop: view, goods: readShopGoods(goods.data) };
  const limited = limitShopGoods(goods.data, assortment);
  return { shop: { ...view, seller: { ...view.seller, selling: limited.total } }, goods: limited };
}
