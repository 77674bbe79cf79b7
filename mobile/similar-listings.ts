import type { Brand } from "@storefront/brands/types";
import { HIDDEN_TRADE_TYPES } from "@storefront/contract/listing/trade";
import { yuanToFen } from "@storefront/contract/money";
import { assortmentQuery, hasGoods, type Kind, kindOf, type Listing, ofBrand } from "./brand-goods";
import type { Call } from "./call-api";
import type { Goods } from "./listing-trade";

/** Listings that are shown, out of those that are fetched to choose from. */
const SHOWN = 5;
const FETCHED = 20;

/**
 * Loads available listings of the same game that a brand shows, the nearest in price first: of the same kind, or of any
 * when there are none.
 * @returns [] when there are none or the marketplace refuses: the page does without them
 */
export async function similarListings(
  call: Call,
  goods: Goods,
  brand: Brand | null,
): Promise<Listing[]> {
  if (goods.game_name === "" || !hasGoods(brand)) return [];
  const kind = kindOf(goods);
  const alike = kind === undefined ? [] : await listingsLike(call, goods, brand, kind);
  return alike.length > 0 ? alike : listingsLike(call, goods, brand);
}

async function listingsLike(
  call: Call,
  goods: Goods,
  brand: Brand | null,
  kind?: Kind,
): Promise<Listing[]> {
  const found = await call("searchGoods", {
    ...assortmentQuery(brand),
    game: goods.game_name,
    ...(kind === undefined ? {} : { kind }),
    in_stock: 1,
    limit: FETCHED,
  });
  if (!found.ok) return [];
  const price = yuanToFen(goods.price_after_discount) ?? 0;
  const distance = ({ now_price }: Listing) => Math.abs((yuanToFen(now_price) ?? 0) - price);
  return ofBrand(brand, found.data.list)
    .filter(({ goods_id }) => goods_id !== goods.goods_id)
    .filter(({ trade_type_id }) => !HIDDEN_TRADE_TYPES.includes(trade_type_id))
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, SHOWN);
}
