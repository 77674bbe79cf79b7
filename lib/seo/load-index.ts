import { BLOCK_SIZE } from "@/contract/sitemap";
import { catalogueCache, UNCACHED } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import type { Result } from "@/lib/api/result";
import { asCount, asList, asObject, asText } from "@/lib/decode/lenient";
import type { SitemapEntry } from "./sitemap";
import type { ShardedResource } from "./sitemap-shard";

/** A stretch of ids that has listings, or shops. */
export interface IndexBlock {
  block: number;
  count: number;
  /** ISO 8601; "" unknown. */
  changedAt: string;
}

/** @throws Error when the marketplace does not answer: better no sitemap than one without goods */
export async function loadBlocks({ blocks }: ShardedResource): Promise<IndexBlock[]> {
  const { list } = dataOf(await callServer(blocks, {}, catalogueCache()));
  return asList(list, (item) => {
    const { block, count, updated_at } = asObject(item);
    return { block: asCount(block), count: asCount(count), changedAt: time(updated_at) };
  });
}

/**
 * The addresses of listings, or shops, with `first` <= id < `below`, a page at a time: requested when the one before is used up,
 * and never cached, so that memory stays flat however many there are.
 * @throws Error when the marketplace does not answer
 */
export async function* indexEntries(
  { ids, idField, address }: ShardedResource,
  first: number,
  below: number,
): AsyncGenerator<SitemapEntry[]> {
  let after = Math.max(0, first - 1);
  for (let more = true; more; ) {
    const page = dataOf(await callServer(ids, { after, below }, UNCACHED));
    const rows = asList<{ id: number; changedAt: string }>(page.list, (item) => {
      const { [idField]: id, updated_at } = asObject(item);
      return { id: asCount(id), changedAt: time(updated_at) };
    });
    yield rows.map(({ id, changedAt }) => ({ path: address(id), changedAt }));
    const last = rows.at(-1)?.id ?? 0;
    // An answer that does not move on would be requested for ever.
    more = page.more === true && last > after;
    after = last;
  }
}

/** The bounds of a block: from `first` to below `below`. */
export function boundsOf(block: number): { first: number; below: number } {
  return { first: block * BLOCK_SIZE, below: Math.min((block + 1) * BLOCK_SIZE, 2_147_483_647) };
}

function dataOf<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`the marketplace does not tell its listings: ${result.msg}`);
  return result.data;
}

/** "2026-02-26T10:00:00.000Z" without the fraction, as search engines show it. */
function time(value: unknown): string {
  const [, seconds] = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?Z$/.exec(asText(value, 40)) ?? [];
  return seconds ? `${seconds}Z` : "";
}
