import { savedSearchHref } from "@/lib/addresses/saved-search-address";
import { asCount, asList, asObject, asText, asTime } from "@/lib/decode/lenient";

/** A saved search; its visitor is notified of new listings. */
export interface SavedSearch {
  id: number;
  title: string;
  /** Key of the brand on whose site it was saved. */
  brand: string;
  /** Its page, newest first. */
  href: string;
  isNotified: boolean;
  /** The last notification, ms since 1970. */
  notifiedAt: number | null;
}

/** Reads the answer of `savedSearches`. @returns null when it has no list */
export function readSavedSearches(data: unknown): SavedSearch[] | null {
  const { list } = asObject(data);
  return Array.isArray(list) ? asList(list, readSavedSearch) : null;
}

function readSavedSearch(entry: unknown): SavedSearch | null {
  const { search_id, title, brand, query, notify, notified_at } = asObject(entry);
  const id = asCount(search_id);
  if (id === 0) return null;
  return {
    id,
    title: asText(title, 300) || `搜索 ${id}`,
    brand: asText(brand, 64),
    href: savedSearchHref(query),
    isNotified: notify === true,
    notifiedAt: asTime(notified_at),
  };
}
