import type { Crawl, Visit } from "./crawl-host";
import { similarTexts } from "./similar-texts";

export interface CrawledHost {
  key: string;
  /** Origin of its canonical addresses. */
  origin: string;
  crawl: Crawl;
  /** What the addresses of its sitemap answer, by path and query. */
  sitemap: ReadonlyMap<string, Visit>;
  /** Paths of its brand's own pages, which the host has to link to. */
  ownPages: readonly string[];
}

/** What is wrong with the addresses of some hosts, each list in words. */
export interface CrawlFaults {
  /** Links to errors. */
  broken: string[];
  /** Indexable pages whose canonical address is not a canonical page itself. */
  lostCanonicals: string[];
  /** Addresses of a sitemap that are not canonical pages. */
  unfitForSitemap: string[];
  /** Addresses of a sitemap, and own pages, that no link leads to. */
  orphans: string[];
  /** Canonical pages with the same content. */
  duplicates: string[];
  /** Listings that are canonical on several hosts. */
  sharedListings: string[];
  /** Listings with more than two addresses on a host. */
  crowdedListings: string[];
}

/** Share of the text from which two pages count as duplicates of each other. */
export const SAME = 0.9;
const MOST_ADDRESSES = 2;
const GOODS = /^\/goodsDetails?\?(?:.*&)?goodsId=(\d+)/;

/**
 * Judges what crawlers have found on hosts of one market.
 * @param elsewhere what addresses on other hosts answer that pages name as canonical or link to
 */
export function judgeCrawl(
  hosts: readonly CrawledHost[],
  elsewhere: ReadonlyMap<string, Visit>,
): CrawlFaults {
  const pages = hosts.flatMap(pagesOf);
  const visits = new Map(
    [...elsewhere, ...pages.map(({ url, visit }) => [url, visit] as const)].map(([url, visit]) => [
      normalUrl(url),
      visit,
    ]),
  );
  const isCanonical = (url: string) => {
    const page = visits.get(normalUrl(url))?.page;
    return page?.isIndexable === true && normalUrl(page.canonical) === normalUrl(url);
  };
  const canonical = pages.filter(({ url }) => isCanonical(url));
  return {
    broken: [
      ...hosts.flatMap(({ key, crawl }) => brokenIn(crawl.visits, key)),
      ...brokenIn(elsewhere, ""),
    ],
    lostCanonicals: pages
      .filter(({ visit }) => visit.page?.isIndexable && !isCanonical(visit.page.canonical))
      .map(({ url, visit }) => `${url}: ${visit.page?.canonical || "none"}`),
    unfitForSitemap: hosts.flatMap(({ origin, sitemap }) =>
      [...sitemap.keys()].map((address) => origin + address).filter((url) => !isCanonical(url)),
    ),
    orphans: hosts.flatMap(orphansOf),
    duplicates: similarTexts(
      canonical.map(({ url, visit }) => ({ name: url, text: visit.page?.text ?? "" })),
      SAME,
    ).map((pair) => pair.join(" and ")),
    sharedListings: sharedListings(canonical.map(({ url }) => url)),
    crowdedListings: hosts.flatMap(crowdedListings),
  };
}

/** "https://a.example" and "https://a.example/" are one address. */
const normalUrl = (url: string): string => (URL.canParse(url) ? new URL(url).href : url);

const brokenIn = (visits: ReadonlyMap<string, Visit>, start: string): string[] =>
  [...visits]
    .filter(([, { status }]) => status >= 400)
    .map(([address, { status, from }]) => `${start}${address}: ${status}, from ${from}`);

interface HostPage {
  url: string;
  visit: Visit;
}

/** All pages of a host, by their addresses on its canonical origin. */
const pagesOf = ({ origin, crawl, sitemap }: CrawledHost): HostPage[] =>
  [...new Map([...sitemap, ...crawl.visits])].map(([address, visit]) => ({
    url: origin + address,
    visit,
  }));

function orphansOf({ key, crawl, sitemap, ownPages }: CrawledHost): string[] {
  const expected = new Set([...sitemap.keys(), ...ownPages]);
  return [...expected]
    .filter((address) => !crawl.visits.has(address))
    .map((address) => key + address);
}

function sharedListings(canonicalUrls: readonly string[]): string[] {
  const hosts = new Map<string, string[]>();
  for (const url of canonicalUrls) {
    const { origin, pathname, search } = new URL(url);
    const id = GOODS.exec(pathname + search)?.[1];
    if (id !== undefined) hosts.set(id, [...(hosts.get(id) ?? []), origin]);
  }
  return [...hosts]
    .filter(([, origins]) => origins.length > 1)
    .map(([id, origins]) => `${id}: ${origins.join(" and ")}`);
}

function crowdedListings({ key, crawl }: CrawledHost): string[] {
  const addresses = new Map<string, string[]>();
  for (const address of crawl.visits.keys()) {
    const id = GOODS.exec(address)?.[1];
    if (id !== undefined) addresses.set(id, [...(addresses.get(id) ?? []), address]);
  }
  return [...addresses]
    .filter(([, list]) => list.length > MOST_ADDRESSES)
    .map(([id, list]) => `${key} ${id}: ${list.join(" ")}`);
}
