import type { Assortment } from "@storefront/brands/assortment";
import { yuanToFen } from "@storefront/contract/money";
import type { GoodsRow } from "@/lib/goods/goods-row";
import type { RecommendedView } from "@/lib/goods/goods-view";
import type { ShopView } from "./read-shops";
import type { StorefrontView } from "./storefront-view";

/** Goods on a shop's card. A shop that has fewer on a host is not shown there. */
const GOODS_EACH = 3;

/** Returns the shops with goods and a testimonial of the host's storefront; all of them without an assortment. */
export function assortedShops(
  shops: readonly ShopView[],
  assortment: Assortment | undefined,
  { hot }: StorefrontView,
): readonly ShopView[] {
  if (assortment === undefined) return shops;
  const ids = new Set(hot.map(({ id }) => id));
  return shops.flatMap((shop) => {
    const rows = hot.filter(({ seller, soldOut }) => seller?.userId === shop.id && !soldOut);
    const recommended = rows.slice(0, GOODS_EACH).map(toRecommended);
    const complete = recommended.length === GOODS_EACH && ids.has(shop.testimonial.goodsId);
    return complete ? [{ ...shop, seller: { ...shop.seller, recommended } }] : [];
  });
}

const toRecommended = ({ id, name, cover, price, rent, from }: GoodsRow): RecommendedView => ({
  goodsId: id,
  name,
  cover: cover || null,
  priceFen: yuanToFen(price) ?? 0,
  unit: rent ? "/小时" : "",
  from,
});
