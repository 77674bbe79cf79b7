import { toWellFormed } from "@storefront/contract/text/well-formed";

/** Parts of the address that the search field of every page needs; `search-view.ts` has the rest. */

/** The page of search results. */
export const SEARCH_PATH = "/search";

/** Maximum length of a query in the `searchGoods` call. */
export const QUERY_LENGTH = 60;

/** Control and format characters, among them those that reorder the text around them. */
const UNSEARCHABLE = /[\p{Cc}\p{Cf}]+/gu;

/** Normalizes a query for searching and display: well-formed, on one line, at most `QUERY_LENGTH` long. */
export function cleanQuery(text: string): string {
  const words = toWellFormed(text.slice(0, 1000)).replace(UNSEARCHABLE, " ");
  const line = words.replace(/\s+/g, " ").trim();
  return toWellFormed(line.slice(0, QUERY_LENGTH))
    .replace(/\ufffd$/, "")
    .trim();
}
