import type { Offers } from "@storefront/brands/landing-blocks";
import type { PriceRange } from "@/lib/landing/price-ranges";

export interface OfferProps {
  block: Offers;
  ranges: readonly PriceRange[];
}
