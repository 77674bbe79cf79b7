import { guardPath } from "@/lib/addresses/path-guard";

/** The path that the marketplace names as a seller's `home_page_api`, when nothing else is said. */
export function defaultShopApi(userId: number): string {
  return `/v1/user/home_page?user_id=${userId}`;
}

/**
 * The address of a seller's shop, relative to the host (product §2 /personal_center).
 * @param api the server's `home_page_api`; left out when it is not a path that may be fetched
 */
export function shopAddress(userId: number, api: string | null = null): string {
  const plain = `/personal_center?user_id=${userId}`;
  return api && guardPath(api) !== null ? `${plain}&api=${encodeURIComponent(api)}` : plain;
}

/** Where 进店 leads: the shop here, or in the external mall of a brand that has one (product §2: a shop link goes there). */
export function enterShopAddress(
  shop: { userId: number; api: string | null },
  mallUrl: string | undefined,
): string {
  if (!mallUrl) return shopAddress(shop.userId, shop.api);
  const address = new URL(mallUrl);
  address.searchParams.set("user_id", String(shop.userId));
  return address.href;
}
