import { NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { originOf } from "@/lib/brand-sites";

/** robots.txt of a host: allows everything but the API; an unknown host must not be indexed (product §10.3). */
export function robotsText(brand: Brand): string {
  if (brand === NEUTRAL) return "User-agent: *\nDisallow: /\n";
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${originOf(brand)}/sitemap.xml\n`;
}
