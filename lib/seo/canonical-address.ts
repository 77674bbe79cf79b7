import { NEUTRAL } from "@storefront/brands";
import type { AssortedListing } from "@storefront/brands/assortment";
import { ownerOfListing } from "@storefront/brands/owner";
import { goodsAddress } from "@/lib/addresses/goods-address";
import { originOf } from "@/lib/brand-sites";

/** Returns the canonical URL of a listing's page: on the host of the brand that owns it. */
export const canonicalAddress = (goodsId: number, listing: AssortedListing): string =>
  originOf(ownerOfListing(listing) ?? NEUTRAL) + goodsAddress(goodsId);
