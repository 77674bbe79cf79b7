import type { AssortedListing } from "@storefront/brands/assortment";
import { kindSlugOf } from "@/lib/addresses/listing-kinds";
import type { GoodsView } from "@/lib/goods/goods-view";

/** The properties that decide which hosts show a listing, and which host is canonical. */
export function listingOfGoods({
  kind,
  game,
  seller,
}: Pick<GoodsView, "kind" | "game" | "seller">): AssortedListing {
  return { kind: kindSlugOf(kind), game, sellerId: seller.userId || null };
}
