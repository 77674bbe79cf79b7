import { queryValue } from "@/lib/addresses/query";
import { listQuery, readListView } from "./list-url";
import type { ListView } from "./list-view";
import { type KindSlug, kindNameOf } from "./listing-kinds";
import { cleanQuery, SEARCH_PATH } from "./search-query";

/** A search and the view of its results. */
export interface SearchRequest {
  /** "": no search. */
  q: string;
  kind: KindSlug | undefined;
  /** Has no filters by facts: results mix games. */
  view: ListView;
}

/** Reads the search from a URL query; unknown and invalid parameters are ignored. */
export function readSearch(query: string): SearchRequest {
  const kind = queryValue(query, "kind") ?? "";
  return {
    q: cleanQuery(queryValue(query, "q") ?? ""),
    kind: kindNameOf(kind) === undefined ? undefined : (kind as KindSlug),
    view: { ...readListView(query), rank: undefined, numbers: {}, choices: {} },
  };
}

/** Returns the canonical address of a search, relative to the host. */
export function searchHref({ q, kind, view }: SearchRequest): string {
  if (q === "") return SEARCH_PATH;
  const kindParam = kind === undefined ? "" : `&kind=${kind}`;
  return `${SEARCH_PATH}?q=${encodeURIComponent(q)}${kindParam}${listQuery(view).replace("?", "&")}`;
}
