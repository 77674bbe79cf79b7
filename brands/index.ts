import { ALL } from "./all";
import { neutral } from "./neutral/brand";
import type { Brand, Landing } from "./types";

/** Every brand with a host; the neutral brand, which has none, is not included. */
export const BRANDS: readonly Brand[] = ALL;
export const NEUTRAL: Brand = neutral;

const byKey = new Map([...BRANDS, NEUTRAL].map((brand) => [brand.key, brand]));

const byHost = new Map(
  BRANDS.flatMap((brand) =>
    brand.hosts.flatMap((host) => [host, `www.${host}`]).map((host) => [host, brand] as const),
  ),
);

const byRoute = new Map(
  BRANDS.flatMap((brand) =>
    brand.landings.map((landing) => [landing.route, { brand, landing }] as const),
  ),
);

/** Finds a brand, or the neutral one, by a `[brand]` route parameter. */
export function brandByKey(key: string): Brand | undefined {
  return byKey.get(key);
}

/** Finds the brand of a host (lower case, without port), with or without `www.`. */
export function brandByHost(host: string): Brand | undefined {
  return byHost.get(host);
}

/** Finds a landing page and the brand that owns it; the page is served on every host (product §10.5). */
export function landingByRoute(route: string): { brand: Brand; landing: Landing } | undefined {
  return byRoute.get(route);
}

export const LANDING_ROUTES: readonly string[] = [...byRoute.keys()];
