import type { AssortedListing } from "@storefront/brands/assortment";
import { kindSlugOf } from "@/lib/addresses/listing-kinds";
import type { GoodsView } from "@/lib/goods/goods-view";

/** What decides which hosts show a listing, and on which one it is canonical. */
export function listingOfGoods({
  kind,
  game,
  seller,
}: Pick<GoodsView, "kind" | "game" | "seller">): AssortedListing {
  return { kind: kindSlugOf(kind), game, sellerId: seller.userId || null };
}
