import { addressGroup } from "@storefront/platform/http/client-address";
import { LRUCache } from "lru-cache";
import { type BucketSize, TokenBucket } from "./token-bucket";

/** Tokens that a request takes: a page is rendered, a call of the API is one query that the marketplace answers. */
export const COST = { page: 1, call: 0.2 } as const;

/** An address that requests more than this, refused requests included, is busy: eight at once, then twenty a minute. */
const LIGHT_USE: BucketSize = { burst: 8, perSecond: 1 / 3 };

/**
 * Busy addresses together get this share of the total. A render blocks for 30 to 60 ms: at one in two seconds fewer than
 * one request in twenty waits for one, which the 95th percentile of cached pages does not show.
 */
const BUSY_SHARE = 1 / 6;

/** An IPv6 site (/48) gets this many times as much as an address. */
const SITE_FACTOR = 4;

/** Number of remembered addresses; the least recently used one is dropped and starts anew. */
const MAX_ADDRESSES = 20_000;

const MINUTE_S = 60;
const BURST_S = 30;
const TOTAL_BURST_S = 15;

export interface SearchRates {
  /** Searches per minute of one address, half of them at once: IPv4, or IPv6 /64. */
  perAddress: number;
  /** Searches per minute of all addresses, a quarter of them at once. */
  total: number;
}

interface Address {
  tokens: TokenBucket;
  light: TokenBucket;
}

/**
 * Limits searches by address and in total. Busy addresses share a sixth of the total: others find the rest, even while
 * many addresses search as fast as they can.
 */
export class SearchLimit {
  #addresses = new LRUCache<string, Address>({ max: MAX_ADDRESSES });
  #total: TokenBucket;
  #busy: TokenBucket;
  readonly #perAddress: BucketSize;
  #taken: (address: string, cost: number) => void = () => {};

  /** @param now milliseconds of a monotonic clock */
  constructor(
    { perAddress, total }: SearchRates,
    private readonly now: () => number = () => performance.now(),
  ) {
    this.#perAddress = sizeOf(perAddress, BURST_S);
    this.#total = new TokenBucket(sizeOf(total, TOTAL_BURST_S), now());
    this.#busy = new TokenBucket(sizeOf(total * BUSY_SHARE, BURST_S), now());
  }

  /**
   * Takes tokens for a request.
   * @param address of the client, "" when unknown
   * @returns 0 when it may go on, else the whole seconds after which it is worth another try; nothing is taken then
   */
  admit(address: string, cost: number): number {
    const now = this.now();
    const own = this.#find(addressGroup(address, 64), 1);
    const buckets = [own.tokens, this.#total];
    if (address.includes(":"))
      buckets.push(this.#find(addressGroup(address, 48), SITE_FACTOR).tokens);
    if (isBusy(own, cost, now)) buckets.push(this.#busy);
    const wait = Math.max(...buckets.map((bucket) => bucket.secondsUntil(cost, now)));
    if (wait > 0) return Math.ceil(wait);
    for (const bucket of buckets) bucket.take(cost, now);
    this.#taken(address, cost);
    return 0;
  }

  /**
   * Takes tokens for a request that another process of this machine has admitted, at the same time as this one may have
   * admitted others: buckets may owe tokens afterwards.
   */
  take(address: string, cost: number): void {
    const now = this.now();
    const own = this.#find(addressGroup(address, 64), 1);
    own.tokens.take(cost, now);
    this.#total.take(cost, now);
    if (address.includes(":")) {
      this.#find(addressGroup(address, 48), SITE_FACTOR).tokens.take(cost, now);
    }
    if (isBusy(own, cost, now)) this.#busy.take(cost, now);
  }

  /** @param listener called with every request that is admitted here */
  onTaken(listener: (address: string, cost: number) => void): void {
    this.#taken = listener;
  }

  /** Addresses that are remembered now. */
  get size(): number {
    return this.#addresses.size;
  }

  #find(key: string, factor: number): Address {
    const known = this.#addresses.get(key);
    if (known) return known;
    const { burst, perSecond } = this.#perAddress;
    const size = { burst: burst * factor, perSecond: perSecond * factor };
    const now = this.now();
    const address = { tokens: new TokenBucket(size, now), light: new TokenBucket(LIGHT_USE, now) };
    this.#addresses.set(key, address);
    return address;
  }
}

/** Counts a request, also one that is refused: an address that keeps trying stays busy. */
function isBusy({ light }: Address, cost: number, now: number): boolean {
  const level = light.level(now);
  light.take(Math.min(level, cost), now);
  return level < cost;
}

/** At least one token, so that a small rate allows single requests. */
const sizeOf = (perMinute: number, burstS: number): BucketSize => ({
  burst: Math.max(1, (perMinute / MINUTE_S) * burstS),
  perSecond: perMinute / MINUTE_S,
});
