import { toWellFormed } from "@/contract/well-formed";
import { queryValue } from "@/lib/addresses/query";
import { type ListView, listQuery, readListView } from "./list-view";
import { type KindSlug, kindNameOf } from "./listing-kinds";

/** The page of search results. */
export const SEARCH_PATH = "/search";

/** Maximum length of a query in the `searchGoods` call. */
export const QUERY_LENGTH = 60;

/** A search and the view of its results. */
export interface SearchRequest {
  /** "": no search. */
  q: string;
  kind: KindSlug | undefined;
  /** Has no filters of a kind: results mix kinds. */
  view: ListView;
}

/** Control and format characters, among them those that reorder the text around them. */
const UNSEARCHABLE = /[\p{Cc}\p{Cf}]+/gu;

/** Normalises a query for searching and display: well-formed, on one line, at most `QUERY_LENGTH` long. */
export function cleanQuery(text: string): string {
  const words = toWellFormed(text.slice(0, 1000)).replace(UNSEARCHABLE, " ");
  const line = words.replace(/\s+/g, " ").trim();
  return toWellFormed(line.slice(0, QUERY_LENGTH))
    .replace(/\ufffd$/, "")
    .trim();
}

/** Reads the search from a URL query; unknown and invalid parameters are ignored. */
export function readSearch(query: string): SearchRequest {
  const kind = queryValue(query, "kind") ?? "";
  return {
    q: cleanQuery(queryValue(query, "q") ?? ""),
    kind: kindNameOf(kind) === undefined ? undefined : (kind as KindSlug),
    view: { ...readListView(query), filters: {} },
  };
}

/** Returns the canonical address of a search, relative to the host. */
export function searchHref({ q, kind, view }: SearchRequest): string {
  if (q === "") return SEARCH_PATH;
  const kindParam = kind === undefined ? "" : `&kind=${kind}`;
  return `${SEARCH_PATH}?q=${encodeURIComponent(q)}${kindParam}${listQuery(view).replace("?", "&")}`;
}
