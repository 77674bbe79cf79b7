import type { Brand } from "@storefront/brands/types";
import { env } from "./env";

/** The mobile site of a brand: its own, else the operator's. Ends in a slash. */
export function mobileSiteOf(brand: Brand): string {
  return brand.mobileSiteUrl ?? env().mobileSiteUrl;
}

/** The external mall that a brand links to: its own, else the operator's, undefined where there is none. */
export function mallOf(brand: Brand): string | undefined {
  return brand.mallUrl ?? env().mallUrl;
}

/** Returns the brand's canonical origin: the operator's host, else the first of its own. */
export function originOf(brand: Brand): string {
  const assigned = env().brandHosts.find((pair) => pair.brand === brand.key)?.host;
  return `https://${assigned ?? brand.hosts[0] ?? "localhost"}`;
}
