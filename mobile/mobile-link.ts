import type { Brand } from "@storefront/brands/types";
import { BRAND_PARAMETER } from "@storefront/contract/http/mobile-paths";
import type { MobileSettings } from "./settings";

/**
 * @param path path of this site, with a query: "/phone/group?groupId=1"
 * @param brand whose pages these are, so that the friend sees the same; null when unknown
 * @returns the URL to send to a friend
 */
export const mobileLink = (
  { addresses: [address] }: MobileSettings,
  path: string,
  brand: Pick<Brand, "key"> | null,
): string =>
  address + path.replace(/^\/phone\//, "") + (brand ? `&${BRAND_PARAMETER}=${brand.key}` : "");
