import { withinMarket } from "@storefront/platform/http/sandbox-market";
import { env } from "@/lib/env";

/**
 * The only table of cache tags and lifetimes (product §13). A tag names the data that a cached answer shows. A
 * marketplace that announces changes sends the tags of stale data (`POST /api/revalidate`). Answers live until then;
 * the lifetime limits the effect of lost announcements. Without announcements answers live for `alone`. Integer
 * seconds.
 */
const LIFETIMES = {
  /** One listing with its seller: prices and stock must be current. */
  goods: { alone: 60, announced: 3600 },
  /** A seller's shop with the first page of its goods, which shows prices too. */
  shop: { alone: 60, announced: 3600 },
  /** Lists of listings: sitemaps, landing pages, similar goods. */
  catalogue: { alone: 300, announced: 3600 },
  /** Download links and site-wide figures. */
  home: { alone: 300, announced: 3600 },
  /** Ranks and partitions that can be boosted: they change with a season of the game. */
  boost: { alone: 300, announced: 3600 },
  /** The latest boosts; the page refetches them itself. */
  sold: { alone: 60, announced: 3600 },
} as const;

export interface CachePolicy {
  tags: readonly string[];
  /** Integer seconds after which the answer is fetched again. */
  revalidate: number;
}

const policy = (of: keyof typeof LIFETIMES, ...tags: string[]): CachePolicy => ({
  tags,
  revalidate: LIFETIMES[of][env().marketplaceEvents ? "announced" : "alone"],
});

/**
 * One listing: tag `goods:<id>`, and `market` for the data that all listings show. The store adds `seller:<id>`, known
 * only from the answer (`server/cache/store/answer-entry.js`).
 */
export const goodsCache = (goodsId: number) => policy("goods", `goods:${goodsId}`, "market");

/** A seller's shop with its goods: tag `shop:<id>`, `seller:<id>` of the seller's figures, and `market`. */
export const shopCache = (userId: number) =>
  policy("shop", `shop:${userId}`, `seller:${userId}`, "market");

/** Lists of listings: tag `catalogue`. */
export const catalogueCache = () => policy("catalogue", "catalogue");

/**
 * Lists by query, filter value or cursor, which are unbounded in number: tags `catalogue` and `search`. The page store
 * limits entries tagged `search` to a share of its bytes (`server/cache/store/open-ended.js`).
 */
export const searchCache = () => policy("catalogue", "catalogue", "search");

/** App info: tag `home`. */
export const homeCache = () => policy("home", "home");

/** Data of the boost form: tag `boost`. */
export const boostCache = () => policy("boost", "boost");

/** Prices of boosts: tag `boost`, and `home` of the boosters who are online. */
export const boostPriceCache = () => policy("boost", "boost", "home");

/** The latest boosts: tag `sold`. */
export const soldCache = () => policy("sold", "sold");

/** For answers that are read once and streamed: never cached. */
export const UNCACHED: CachePolicy = { tags: [], revalidate: 0 };

/** Tags that browsers follow: in a tester's market all that it announces, because its pages are never stored. */
const FOLLOWED_TAG = /^(?:goods:[1-9]\d{0,9}|account:[\w-]{43})$/;
const OTHER_TAG = /^(?:(?:shop|seller):[1-9]\d{0,9}|market|catalogue|search|home|boost|sold)$/;

/**
 * Whether a tag has one of the table's shapes; `/api/revalidate` refuses any other. `account:<topic>` is of no page: the
 * browsers of the user whom the topic names have something to read (`server/live`). Tags of a tester's market begin with its
 * id (docs/decisions/markets.md).
 */
export function isCacheTag(value: unknown): value is string {
  if (typeof value !== "string") return false;
  const inMarket = withinMarket(value);
  return FOLLOWED_TAG.test(inMarket ?? value) || (inMarket === null && OTHER_TAG.test(value));
}
