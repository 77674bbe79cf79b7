import { NEUTRAL } from "@storefront/brands";
import { hasPlace } from "@storefront/brands/assortment";
import { ownerOfBoosting, ownerOfList } from "@storefront/brands/owner";
import type { Brand } from "@storefront/brands/types";
import { BLOCK_SIZE } from "@storefront/contract/discovery/sitemap";
import { GAMES_PATH } from "@/lib/addresses/game-path";
import { originOf } from "@/lib/brand-sites";
import { hasAboutPage } from "./about";

/** Maximum number of addresses per file; a larger catalog is split into several (sitemaps.org). */
export const SITEMAP_LIMIT = BLOCK_SIZE;

export interface SitemapEntry {
  /** Path on the host. */
  path: string;
  /** Time of the last change, ISO 8601; "" when unknown. */
  changedAt: string;
}

/**
 * The pages that are canonical on a brand's host, without goods: root page, home, own landing pages.
 * @param boosts whether the host has the boosting page
 */
export function sitemapPages(brand: Brand, boosts: boolean): SitemapEntry[] {
  if (brand === NEUTRAL) return [];
  return [
    ...(brand.rootPage ? ["/"] : []),
    "/index",
    ...(isOwnerOfGames(brand) ? [GAMES_PATH] : []),
    ...(boosts && ownerOfBoosting()?.key === brand.key ? ["/practicePage"] : []),
    "/corporate-information",
    ...(hasAboutPage(brand) ? ["/about"] : []),
    ...brand.landings.map((landing) => landing.route),
  ].map((path) => ({ path, changedAt: "" }));
}

/** Whether the list of all games is canonical on the brand's host. */
const isOwnerOfGames = (brand: Brand): boolean =>
  hasPlace(brand.assortment, {}) && ownerOfList(brand, {}).key === brand.key;

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n`;
const NAMESPACE = `xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"`;

/** Yields a sitemap file in pieces, so that a large one is never entirely in memory. */
export async function* urlSet(
  brand: Brand,
  groups: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  const origin = originOf(brand);
  yield `${HEAD}<urlset ${NAMESPACE}>\n`;
  for await (const group of groups) yield group.map((it) => element("url", origin, it)).join("");
  yield "</urlset>\n";
}

/** The index of a sharded sitemap. */
export function sitemapIndex(brand: Brand, files: readonly SitemapEntry[]): string {
  const origin = originOf(brand);
  const elements = files.map((it) => element("sitemap", origin, it)).join("");
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${elements}</sitemapindex>\n`;
}

function element(name: "url" | "sitemap", origin: string, { path, changedAt }: SitemapEntry) {
  const last = changedAt === "" ? "" : `<lastmod>${escapeXml(changedAt)}</lastmod>`;
  return `<${name}><loc>${escapeXml(origin + path)}</loc>${last}</${name}>\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
