import { BRANDS } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";

/** Texts that identify a brand in HTML, payloads, metadata or sitemaps. */
const OWNERS = new Map(
  BRANDS.flatMap((brand) =>
    [
      brand.company.name,
      brand.company.licence,
      ...brand.hosts,
      ...[brand.company.email, brand.company.phone].filter((it) => it !== undefined),
    ].map((trace) => [trace, brand] as const),
  ),
);
const COMPANIES = /示例[^\s"'<>\\{}，。、：]{2,30}公司|示ICP备\d{8}号-\d+|000-\d{4}-\d{4}/g;
const HOSTS = /(?:[\w.]+@)?(?:[a-z0-9-]+\.)+example\b/g;

/**
 * Returns the texts in a response that identify another brand than the host's.
 * @param owner brand of the landing page: its name, mark and host may appear, its company may not
 */
export function foreignTraces(body: string, host: Brand, owner: Brand = host): string[] {
  const found = new Set<string>();
  for (const [company] of body.matchAll(COMPANIES)) {
    if ((OWNERS.get(company) ?? host) !== host) found.add(company);
  }
  for (const [name] of body.matchAll(HOSTS)) {
    const brand = OWNERS.get(name) ?? OWNERS.get(name.replace(/^www\./, ""));
    if (brand !== undefined && brand !== host && brand !== owner) found.add(name);
  }
  for (const brand of BRANDS) {
    if (brand === host) continue;
    if (body.includes(brand.company.address)) found.add(brand.company.address);
    if (brand === owner) continue;
    for (const trace of [brand.mark, brand.slogan]) if (body.includes(trace)) found.add(trace);
  }
  return [...found];
}

/** Returns the site and application names in a document's metadata. */
export function readSiteNames(html: string): string[] {
  const metas = ["og:site_name", "application-name", "apple-mobile-web-app-title"];
  return metas.flatMap((name) => metaOf(html, name) ?? []);
}

/** Returns the content of a meta element. */
export function metaOf(html: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
}

/** Returns the href of a link element, with entities decoded. */
export function linkOf(html: string, rel: string): string | undefined {
  return new RegExp(`<link rel="${rel}"[^>]* href="([^"]*)"`)
    .exec(html)?.[1]
    ?.replaceAll("&amp;", "&");
}

export function titleOf(html: string): string {
  return /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
}
