import { ALL } from "./all";
import { neutral } from "./neutral/brand";
import { registry } from "./registry";
import type { Brand, Landing } from "./types";

/** The brands as shipped, without what an operator's file changes: for tests and tools. */
export const BRANDS: readonly Brand[] = ALL;

/** The brand of unknown hosts. */
export const NEUTRAL: Brand = neutral;

/** Every brand with a host; the neutral brand, which has none, is not included. */
export const allBrands = (): readonly Brand[] => registry().brands;

/** Finds a brand, or the neutral one, by a `[brand]` route parameter. */
export const brandByKey = (key: string): Brand | undefined => registry().byKey.get(key);

/** Finds the brand of a host (lower case, without port), with or without `www.`. */
export const brandByHost = (host: string): Brand | undefined => registry().byHost.get(host);

/** Finds a landing page and the brand that owns it; the page is served on every host (product §10.5). */
export const landingByRoute = (route: string): { brand: Brand; landing: Landing } | undefined =>
  registry().byRoute.get(route);

/** Landing routes of the shipped brands; an operator's file adds none. */
export const LANDING_ROUTES: readonly string[] = ALL.flatMap(({ landings }) =>
  landings.map(({ route }) => route),
);
