import type * as z from "zod";
import type { catalogueItem } from "@/contract/home";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/server";

export type CatalogueItem = z.output<typeof catalogueItem>;

/** Pages asked for at once after the first has told how many there are. */
const AT_ONCE = 8;

/**
 * Listings of all games, in the marketplace's order, at most `pages` pages of them.
 * @returns what could be read; null when the marketplace does not answer at all
 */
export async function loadCatalogue(
  pages: number,
): Promise<{ list: CatalogueItem[]; total: number } | null> {
  const first = await loadPage(1);
  if (first === null) return null;
  const size = first.list.length;
  const last = size === 0 ? 1 : Math.min(pages, Math.ceil(first.total / size));
  const list = [...first.list];
  for (let page = 2; page <= last; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, n) => page + n);
    for (const answer of await Promise.all(numbers.map(loadPage)))
      list.push(...(answer?.list ?? []));
  }
  return { list, total: first.total };
}

async function loadPage(page: number) {
  const result = await callServer("catalogue", { page }, catalogueCache());
  return result.ok && Array.isArray(result.data?.list) ? result.data : null;
}
