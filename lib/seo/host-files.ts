import { NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { UNCRAWLED_LISTS } from "@/lib/addresses/crawled-list";
import { originOf } from "@/lib/brand-sites";

/** robots.txt of a host: allows everything but the API and lists with several filters; an unknown host must not be indexed (product §10.3). */
export function robotsText(brand: Brand): string {
  if (brand === NEUTRAL) return "User-agent: *\nDisallow: /\n";
  const refused = ["/api/", ...UNCRAWLED_LISTS].map((path) => `Disallow: ${path}\n`).join("");
  return `User-agent: *\nAllow: /\n${refused}\nSitemap: ${originOf(brand)}/sitemap.xml\n`;
}

/** The web app manifest of a brand's host. */
export function manifestOf({ name, slogan, theme }: Brand) {
  return {
    name,
    short_name: name,
    description: slogan,
    lang: "zh-CN",
    start_url: "/index",
    display: "browser",
    theme_color: theme.primary,
    background_color: theme.ground,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  };
}
