/**
 * The only table of cache tags and lifetimes (product §13). A tag names what a cached answer shows; the marketplace
 * notifies the storefront which of them went stale (`POST /api/revalidate`), and a lifetime is what bounds the wait
 * when it could not. Lifetimes are whole seconds.
 */
const LIFETIMES = {
  /** One listing with its seller: prices and stock must not be old. */
  goods: 60,
  /** A seller's shop with the first page of its goods: prices too. */
  shop: 60,
  /** Lists of listings: sitemaps, landing pages, similar goods. */
  catalogue: 300,
  /** Download links and figures of the whole site. */
  home: 300,
  /** Ranks and partitions that can be boosted: they change with a season of the game. */
  boost: 300,
  /** The latest boosts; the page asks again by itself. */
  sold: 60,
} as const;

export interface CachePolicy {
  tags: readonly string[];
  /** Whole seconds after which the answer is fetched again. */
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
 * Lists by words, values or a cursor, of which there is no end: tags `catalogue` and `search`. The page store keeps what
 * carries `search` within a share of its bytes (`lib/page-cache/open-ended.js`).
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

/** Read once and streamed on: never cached. */
export const UNCACHED: CachePolicy = { tags: [], revalidate: 0 };

const KNOWN_TAG = /^(?:(?:goods|shop):[1-9]\d{0,9}|catalogue|search|home|boost)$/;

/** @returns whether a tag has one of the table's shapes; anything else is refused by `/api/revalidate` */
export function isCacheTag(value: unknown): value is string {
  return typeof value === "string" && KNOWN_TAG.test(value);
}
