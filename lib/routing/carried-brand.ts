import { NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { BRAND_PARAMETER } from "@storefront/contract/http/mobile-paths";
import { withParameter } from "../addresses/with-parameter";

/**
 * Returns the key that links to the mobile site carry, so that it shows the brand's name and colors.
 * @returns undefined for a brand whose mobile site has a host of its own, and for the neutral one
 */
export const carriedBrand = (brand: Brand): string | undefined =>
  brand === NEUTRAL || brand.mobileSiteUrl !== undefined ? undefined : brand.key;

/** Adds the brand to a path of the mobile site, relative to its base address. */
export function carryBrand(brand: Brand, path: string): string {
  const key = carriedBrand(brand);
  return key === undefined ? path : withParameter(path, BRAND_PARAMETER, key);
}
