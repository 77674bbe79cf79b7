import { ALL } from "./all";
import { neutral } from "./neutral";
import type { Brand, Landing } from "./types";

/** Every brand there is; the neutral one, which has no host, is apart. */
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

/** The brand behind a `[brand]` route parameter, the neutral one included. */
export function brandByKey(key: string): Brand | undefined {
  return byKey.get(key);
}

/** The brand that lists a host (lower case, without port), `www.` included. */
export function brandByHost(host: string): Brand | undefined {
  return byHost.get(host);
}

/** Who owns a landing route; it answers on every host (product §10.5). */
export function landingByRoute(route: string): { brand: Brand; landing: Landing } | undefined {
  return byRoute.get(route);
}

export const LANDING_ROUTES: readonly string[] = [...byRoute.keys()];
