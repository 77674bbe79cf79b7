/**
 * The only table of cache tags and lifetimes (design §5). A tag names what a cached answer shows; the marketplace
 * tells the storefront which of them went stale (`POST /api/revalidate`), and a lifetime is what bounds the wait
 * when it could not. Lifetimes are whole seconds.
 */
const LIFETIMES = {
  /** One listing with its seller: prices and stock must not be old. */
  goods: 60,
  /** Lists of listings: sitemaps, landing pages, similar goods. */
  catalogue: 300,
  /** Download links and figures of the whole site. */
  home: 300,
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

/** Lists of listings: tag `catalogue`. */
export function catalogueCache(): CachePolicy {
  return { tags: ["catalogue"], revalidate: LIFETIMES.catalogue };
}

/** App info: tag `home`. */
export function homeCache(): CachePolicy {
  return { tags: ["home"], revalidate: LIFETIMES.home };
}

const KNOWN_TAG = /^(?:goods:[1-9]\d{0,9}|catalogue|home)$/;

/** @returns whether a tag has one of the table's shapes; anything else is refused by `/api/revalidate` */
export function isCacheTag(value: unknown): value is string {
  return typeof value === "string" && KNOWN_TAG.test(value);
}
