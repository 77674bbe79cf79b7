import { type Assortment, hasPlace } from "@storefront/brands/assortment";
import { catalogueCache } from "@/lib/api/cache-tags";
import { callServer } from "@/lib/api/call.server";
import { isMissingCall } from "@/lib/api/missing-call";
import { asCount } from "@/lib/decode/lenient";
import { type FilterQuery, filterQuery, isItemInAssortment } from "@/lib/goods/assortment-query";

/** Undecoded: `storefrontView` turns the readable entries into rows. */
export interface Catalogue {
  list: readonly unknown[];
  total: unknown;
}

/** Pages requested in parallel, once the first has given their number. */
const AT_ONCE = 8;

/**
 * Loads listings of an assortment, in the marketplace's order, at most `pages` pages of them; none from an API without
 * the call.
 * @returns the pages that could be loaded; null when the first one could not
 */
export async function loadCatalogue(
  pages: number,
  assortment: Assortment | undefined,
): Promise<Catalogue | null> {
  if (!hasPlace(assortment, {})) return { list: [], total: 0 };
  const filter = filterQuery(assortment);
  const first = await loadPage(1, filter);
  if (first === null) return null;
  const size = first.list.length;
  const last = size === 0 ? 1 : Math.min(pages, Math.ceil(asCount(first.total) / size));
  const list: unknown[] = [...first.list];
  for (let page = 2; page <= last; page += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, n) => page + n);
    for (const answer of await Promise.all(numbers.map((it) => loadPage(it, filter))))
      list.push(...(answer?.list ?? []));
  }
  const shown = list.filter((item) => isItemInAssortment(assortment, item));
  // An API that ignores the filter counts other listings too.
  return { list: shown, total: shown.length < list.length ? shown.length : first.total };
}

async function loadPage(page: number, filter: FilterQuery): Promise<Catalogue | null> {
  const result = await callServer("catalogue", { page, ...filter }, catalogueCache());
  if (isMissingCall(result)) return { list: [], total: 0 };
  return result.ok && Array.isArray(result.data?.list) ? result.data : null;
}
