import { guardPath } from "@/lib/addresses/path-guard";

/** Default path of a seller's shop, as the marketplace sends it in `home_page_api`. */
export function defaultShopApi(userId: number): string {
  return `/v1/user/home_page?user_id=${userId}`;
}

/**
 * The address of a seller's shop, relative to the host (product §2 /personal_center).
 * @param api the server's `home_page_api`; left out when it is the default, so that a shop has one address, and when
 * the path guard refuses it
 */
export function shopAddress(userId: number, api: string | null = null): string {
  const plain = `/personal_center?user_id=${userId}`;
  const isOther = api !== null && api !== "" && api !== defaultShopApi(userId);
  return isOther && guardPath(api) !== null ? `${plain}&api=${encodeURIComponent(api)}` : plain;
}

/** Target of 进店: the shop on this host, or in the brand's external mall if it has one (product §2). */
export function enterShopAddress(
  shop: { userId: number; api: string | null },
  mallUrl: string | undefined,
): string {
  if (!mallUrl) return shopAddress(shop.userId, shop.api);
  const address = new URL(mallUrl);
  address.searchParams.set("user_id", String(shop.userId));
  return address.href;
}
