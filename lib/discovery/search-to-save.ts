import type { Assortment } from "@storefront/brands/assortment";
import type { CallRequest } from "@storefront/contract/calls";
import { SAVED_TITLE_LENGTH } from "@storefront/contract/discovery/saved-search-terms";
import { filterQuery } from "@/lib/goods/assortment-query";

/**
 * Returns what saves a search or list: its query without order and page, among the listings of the brand.
 * @param names words, game, kind and filters, from which its title is made
 */
export function searchToSave(
  { sort: _, after: __, limit: ___, ...query }: CallRequest<"searchGoods">,
  names: readonly (string | undefined)[],
  assortment: Assortment | undefined,
): CallRequest<"saveSearch"> {
  const limited = { ...query, ...filterQuery(assortment, { game: query.game, kind: query.kind }) };
  const given = Object.entries(limited).filter(([, value]) => value !== undefined);
  return { ...Object.fromEntries(given), title: shorten(names.filter(Boolean).join(" · ")) };
}

function shorten(title: string): string {
  const letters = [...title];
  if (letters.length <= SAVED_TITLE_LENGTH) return title;
  return `${letters.slice(0, SAVED_TITLE_LENGTH - 1).join("")}…`;
}
