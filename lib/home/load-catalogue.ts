import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { asCount } from "@/lib/decode/lenient";

/** Undecoded: `marketView` turns the readable entries into rows. */
export interface Catalogue {
  list: readonly unknown[];
  total: unknown;
}

/** Pages requested in parallel, once the first has given their number. */
const AT_ONCE = 8;

/**
 * Loads listings of all games or of one, in the marketplace's order, at most `pages` pages of them.
 * @returns the pages that could be loaded; null when the first one could not
 */
export async function loadCatalogue(pages: number, game?: string): Promise<Catalogue | null> {
  const first = await loadPage(1, game);
  if (first === null) return null;
  const size = first.list.length;
  const last = size === 0 ? 1 : Math.min(pages, Math.ceil(asCount(first.total) / size));
  const list: unknown[] = [...first.list];
  for (let page = 2; page <= last; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, n) => page + n);
    for (const answer of await Promise.all(numbers.map((it) => loadPage(it, game))))
      list.push(...(answer?.list ?? []));
  }
  return { list, total: first.total };
}

async function loadPage(page: number, game: string | undefined): Promise<Catalogue | null> {
  const wanted = game === undefined ? { page } : { page, game };
  const result = await callServer("catalogue", wanted, catalogueCache());
  return result.ok && Array.isArray(result.data?.list) ? result.data : null;
}
