/**
 * The only table of cache tags and lifetimes (product §13). A tag names what a cached answer shows. The marketplace
 * notifies the storefront of stale tags (`POST /api/revalidate`); the lifetime bounds staleness when that fails.
 * Lifetimes are integer seconds.
 */
const LIFETIMES = {
  /** One listing with its seller: prices and stock must be current. */
  goods: 60,
  /** A seller's shop with the first page of its goods, which shows prices too. */
  shop: 60,
  /** Lists of listings: sitemaps, landing pages, similar goods. */
  catalogue: 300,
  /** Download links and site-wide figures. */
  home: 300,
  /** Ranks and partitions that can be boosted: they change with a season of the game. */
  boost: 300,
  /** The latest boosts; the page refetches them itself. */
  sold: 60,
} as const;

export interface CachePolicy {
  tags: readonly string[];
  /** Integer seconds after which the answer is fetched again. */
  revalidate: number;
}

/** One listing: tag `goods:<id>`. */
export function goodsCache(goodsId: number): CachePolicy {
  return { tags: [`goods:${goodsId}`], revalidate: LIFETIMES.goods };
}

/** A seller's shop: tag `shop:<id>`. */
export function shopCache(userId: number): CachePolicy {
  return { tags: [`shop:${userId}`], revalidate: LIFETIMES.shop };
}

/** Lists of listings: tag `catalogue`. */
export function catalogueCache(): CachePolicy {
  return { tags: ["catalogue"], revalidate: LIFETIMES.catalogue };
}

/**
 * Lists by query, filter value or cursor, which are unbounded in number: tags `catalogue` and `search`. The page store
 * limits entries tagged `search` to a share of its bytes (`server/cache/store/open-ended.js`).
 */
export function searchCache(): CachePolicy {
  return { tags: ["catalogue", "search"], revalidate: LIFETIMES.catalogue };
}

/** App info: tag `home`. */
export function homeCache(): CachePolicy {
  return { tags: ["home"], revalidate: LIFETIMES.home };
}

/** What the boost form offers: tag `boost`. */
export function boostCache(): CachePolicy {
  return { tags: ["boost"], revalidate: LIFETIMES.boost };
}

/** The latest boosts: tag `boost`. */
export function soldCache(): CachePolicy {
  return { tags: ["boost"], revalidate: LIFETIMES.sold };
}

/** For answers that are read once and streamed: never cached. */
export const UNCACHED: CachePolicy = { tags: [], revalidate: 0 };

const KNOWN_TAG = /^(?:(?:goods|shop):[1-9]\d{0,9}|catalogue|search|home|boost)$/;

/** Whether a tag has one of the table's shapes; `/api/revalidate` refuses any other. */
export function isCacheTag(value: unknown): value is string {
  return typeof value === "string" && KNOWN_TAG.test(value);
}
