import type { Brand } from "@storefront/brands/types";
import { BLOCK_SIZE } from "@storefront/contract/discovery/sitemap";
import { catalogueCache, UNCACHED } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isMissingCall } from "@/lib/api/missing-call";
import type { Result } from "@/lib/api/result";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import type { SitemapEntry } from "./sitemap";
import type { ShardedResource } from "./sitemap-shard";

/** A block of ids that contains listings or shops. */
export interface IndexBlock {
  block: number;
  count: number;
  /** ISO 8601; "" unknown. */
  changedAt: string;
}

/**
 * Loads the blocks of a brand's sitemap; none from an API without the call, whose sitemap lists the host's pages.
 * @throws Error when the marketplace does not answer: no sitemap is better than one without goods
 */
export async function loadBlocks(
  { blocks, wanted }: ShardedResource,
  brand: Brand,
): Promise<IndexBlock[]> {
  const filter = wanted(brand);
  if (filter === null) return [];
  const result = await callServer(blocks, filter, catalogueCache());
  if (isMissingCall(result)) return [];
  const { list } = dataOf(result);
  return asList(list, (item) => {
    const { block, count, updated_at } = asObject(item);
    return { block: asCount(block), count: asCount(count), changedAt: time(updated_at) };
  });
}

/**
 * Yields the addresses of listings or shops that a brand owns, with `first` <= id < `below`, page by page. A page is requested when the
 * previous one is consumed and never cached, so that memory is bounded.
 * @throws Error when the marketplace does not answer
 */
export async function* indexEntries(
  { ids, idField, address, wanted, isOwned }: ShardedResource,
  brand: Brand,
  { first, below }: Bounds,
): AsyncGenerator<SitemapEntry[]> {
  const filter = wanted(brand);
  if (filter === null) return;
  let after = Math.max(0, first - 1);
  for (let more = true; more; ) {
    const page = dataOf(await callServer(ids, { after, below, ...filter }, UNCACHED));
    const rows = asList(page.list, (item) => {
      const entry = asObject(item);
      const id = asCount(entry[idField]);
      return { id, changedAt: time(entry.updated_at), owned: isOwned(brand, entry) };
    });
    const owned = rows.filter((row) => row.owned);
    if (owned.length > 0)
      yield owned.map(({ id, changedAt }) => ({ path: address(id), changedAt }));
    const last = rows.at(-1)?.id ?? 0;
    // Without this check, an answer that does not advance would loop forever.
    more = page.more === true && last > after;
    after = last;
  }
}

/** `first` is included, `below` is not. */
interface Bounds {
  first: number;
  below: number;
}

/** Bounds of a block. */
export function boundsOf(block: number): Bounds {
  return { first: block * BLOCK_SIZE, below: Math.min((block + 1) * BLOCK_SIZE, 2_147_483_647) };
}

function dataOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`the marketplace did not list its goods: ${result.msg}`);
  return result.data;
}

/** "2026-02-26T10:00:00.000Z" without the fraction, as in the examples of search engines. */
function time(value: unknown): string {
  const [, seconds] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(asText(value, 40)) ?? [];
  return seconds ? `${seconds}Z` : "";
}
