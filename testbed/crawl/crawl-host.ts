import { type CrawledPage, readPage } from "./read-page";
import type { MayFetch } from "./robots";

/** What a host answers to a crawler. */
export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: string;
}

/** A fetched address of a host. */
export interface Visit {
  status: number;
  /** Target of a redirect; undefined for other answers. */
  location: string | undefined;
  /** undefined for redirects, errors and files. */
  page: CrawledPage | undefined;
  /** The address that leads here first; "" for the start. */
  from: string;
}

export interface Crawl {
  /** Reached by links from the start, by path and query. */
  visits: ReadonlyMap<string, Visit>;
  /** Links to other sites, each with the address that has it first. */
  outward: ReadonlyMap<string, string>;
}

interface Target {
  fetch: (address: string) => Promise<Answer>;
  mayFetch: MayFetch;
  /** Origins by which the host's own pages link to it. */
  origins: readonly string[];
  start: string;
}

const CONCURRENCY = 4;

/** Fetches every address of a host that links and redirects lead to from the start, as far as robots.txt allows. */
export async function crawlHost({ fetch, mayFetch, origins, start }: Target): Promise<Crawl> {
  const [base = ""] = origins;
  const visits = new Map<string, Visit>();
  const outward = new Map<string, string>();
  const known = new Set([start]);
  let level = [{ address: start, from: "" }];
  while (level.length > 0) {
    const next: typeof level = [];
    const queue = [...level];
    const worker = async () => {
      for (let item = queue.shift(); item; item = queue.shift()) {
        const visit = toVisit(await fetch(item.address), item.from);
        visits.set(item.address, visit);
        for (const link of linksOf(visit)) {
          const url = new URL(link, base);
          const address = url.pathname + url.search;
          if (!origins.includes(url.origin)) {
            if (!outward.has(url.href)) outward.set(url.href, item.address);
          } else if (!known.has(address) && mayFetch(address)) {
            known.add(address);
            next.push({ address, from: item.address });
          }
        }
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, worker));
    level = next;
  }
  return { visits, outward };
}

/** Reads an answer as a crawler does. @param from the address that leads to it */
export function toVisit({ status, headers, body }: Answer, from: string): Visit {
  const isPage = status === 200 && (headers["content-type"] ?? "").startsWith("text/html");
  return {
    status,
    location: status >= 300 && status < 400 ? headers["location"] : undefined,
    page: isPage ? readPage(body) : undefined,
    from,
  };
}

const linksOf = ({ location, page }: Visit): readonly string[] =>
  location === undefined ? (page?.links ?? []) : [location];
