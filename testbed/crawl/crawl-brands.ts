import { allBrands } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { type Answer, crawlHost, toVisit, type Visit } from "./crawl-host";
import { type CrawledHost, type CrawlFaults, judgeCrawl } from "./judge-crawl";
import { readRobots } from "./robots";

interface Access {
  request: (brandKey: string, address: string) => Promise<Answer>;
  /** Origin by which a brand's host is reached, besides that of its canonical addresses. */
  originOf: (brandKey: string) => string;
}

/** Figures of one host, for people. */
export interface HostFigures {
  host: string;
  /** Addresses that links lead to. */
  addresses: number;
  /** Pages that are canonical there. */
  canonical: number;
  redirects: number;
  sitemap: number;
  listings: number;
}

/** Crawls the hosts of some brands from `/` as a desktop search engine does, with their sitemaps, and judges them. */
export async function crawlBrands(
  brands: readonly Brand[],
  access: Access,
): Promise<{ figures: HostFigures[]; faults: CrawlFaults }> {
  const hosts: CrawledHost[] = [];
  for (const brand of brands) hosts.push(await crawlBrand(brand, access));
  const faults = judgeCrawl(hosts, await visitElsewhere(hosts, access));
  return { figures: hosts.map(figuresOf), faults };
}

async function crawlBrand(brand: Brand, { request, originOf }: Access): Promise<CrawledHost> {
  const { key, landings } = brand;
  const origin = canonicalOrigin(brand);
  const fetch = (address: string) => request(key, address);
  const mayFetch = readRobots((await fetch("/robots.txt")).body);
  const crawl = await crawlHost({
    fetch,
    mayFetch,
    origins: [originOf(key), origin],
    start: "/",
  });
  const sitemap = new Map<string, Visit>();
  for (const address of await readSitemap("/sitemap.xml", fetch)) {
    const visit = crawl.visits.get(address) ?? toVisit(await fetch(address), "sitemap");
    sitemap.set(address, visit);
  }
  const ownPages = landings.map(({ route }) => route);
  return { key, origin, crawl, sitemap, ownPages };
}

const canonicalOrigin = ({ hosts }: Brand): string => `https://${hosts[0]}`;

/** Reads the addresses of a sitemap, path and query, and of the sitemaps that it lists. */
async function readSitemap(
  path: string,
  fetch: (address: string) => Promise<Answer>,
): Promise<string[]> {
  const { status, body } = await fetch(path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, text = ""]) => {
    const { pathname, search } = new URL(text.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  if (!body.includes("<sitemapindex")) return listed;
  return (await Promise.all(listed.map((file) => readSitemap(file, fetch)))).flat();
}

/** Visits what pages of the hosts name as canonical, or link to, on hosts of other brands. */
async function visitElsewhere(
  hosts: readonly CrawledHost[],
  { request, originOf }: Access,
): Promise<Map<string, Visit>> {
  const crawled = new Set(hosts.map(({ key }) => key));
  const keys = new Map(
    allBrands()
      .filter(({ key }) => !crawled.has(key))
      .flatMap((brand) =>
        [canonicalOrigin(brand), originOf(brand.key)].map((it) => [it, brand.key]),
      ),
  );
  const named = new Map<string, string>();
  for (const { origin, crawl } of hosts)
    for (const [address, { page }] of crawl.visits)
      if (page && URL.canParse(page.canonical)) named.set(page.canonical, origin + address);
  for (const { origin, crawl } of hosts)
    for (const [url, from] of crawl.outward) named.set(url, origin + from);
  const visits = new Map<string, Visit>();
  for (const [canonical, from] of named) {
    const { origin, pathname, search } = new URL(canonical);
    const key = keys.get(origin);
    if (key !== undefined)
      visits.set(canonical, toVisit(await request(key, pathname + search), from));
  }
  return visits;
}

function figuresOf({ key, origin, crawl, sitemap }: CrawledHost): HostFigures {
  const visits = [...crawl.visits];
  const isCanonical = ([address, { page }]: (typeof visits)[number]) =>
    page?.isIndexable === true && new URL(page.canonical || "/", origin).href === origin + address;
  return {
    host: key,
    addresses: visits.length,
    canonical: visits.filter(isCanonical).length,
    redirects: visits.filter(([, { location }]) => location !== undefined).length,
    sitemap: sitemap.size,
    listings: new Set(visits.flatMap(([address]) => /goodsId=(\d+)/.exec(address)?.[1] ?? [])).size,
  };
}
