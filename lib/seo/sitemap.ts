import { NEUTRAL } from "@/brands";
import type { Brand } from "@/brands/types";
import { originOf } from "./site";

/** A file may hold this many addresses; a larger catalogue is cut into several (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

/** Paths that a brand's host is canonical for: its root page, home, own landings and the goods. */
export function sitemapPaths(brand: Brand, goodsIds: readonly number[]): string[] {
  if (brand === NEUTRAL) return [];
  return [
    ...("page" in brand.root ? ["/"] : []),
    "/index",
    ...brand.landings.map((landing) => landing.route),
    ...goodsIds.map((id) => `/goodsDetails?goodsId=${id}`),
  ];
}

/** One sitemap file. */
export function sitemapXml(brand: Brand, paths: readonly string[]): string {
  const origin = originOf(brand);
  const urls = paths
    .slice(0, SITEMAP_LIMIT)
    .map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
