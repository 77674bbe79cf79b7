import type { Brand } from "@storefront/brands/types";
import { assortmentQuery, hasGoods, ofBrand } from "./brand-goods";
import type { Call } from "./call-api";
import type { Goods } from "./listing-trade";

/** What a shelf shows of a listing. */
export type Recommended = Pick<
  Goods["user"]["seller_recommend"][number],
  "goods_id" | "goods_name" | "cover" | "now_price" | "trade_type_id"
>;

/** As many as the marketplace recommends. */
const SHOWN = 6;

/**
 * Returns the seller's other goods that a brand shows. The listing's own answer is the same for every brand, so that a
 * brand with an assortment reads the seller's shop instead.
 * @returns [] when the marketplace refuses: the page does without them
 */
export async function recommendedGoods(
  call: Call,
  { goods_id, user }: Goods,
  brand: Brand | null,
): Promise<readonly Recommended[]> {
  if (user.seller_recommend.length === 0 || !hasGoods(brand)) return [];
  if (brand?.assortment === undefined) return user.seller_recommend;
  const found = await call("shopGoods", { user_id: user.user_id, ...assortmentQuery(brand) });
  if (!found.ok) return [];
  return ofBrand(brand, found.data.list)
    .filter((item) => item.goods_id !== goods_id)
    .slice(0, SHOWN);
}
