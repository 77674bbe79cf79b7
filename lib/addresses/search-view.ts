import { queryValue } from "@/lib/addresses/query";
import { isGameName } from "./game-path";
import { listQuery, readListView } from "./list-url";
import type { ListView } from "./list-view";
import { type KindSlug, kindNameOf } from "./listing-kinds";
import { cleanQuery, SEARCH_PATH } from "./search-query";

/** A search and the view of its results. */
export interface SearchRequest {
  /** "": no search. */
  q: string;
  kind: KindSlug | undefined;
  /** Name of the only game whose listings are shown. */
  game?: string | undefined;
  /** Searches the words as typed, without corrections. */
  exact?: true | undefined;
  /** Has no filters by facts: results mix games. */
  view: ListView;
}

/** Reads the search from a URL query; unknown and invalid parameters are ignored. */
export function readSearch(query: string): SearchRequest {
  const kind = queryValue(query, "kind") ?? "";
  const game = queryValue(query, "game") ?? "";
  return {
    q: cleanQuery(queryValue(query, "q") ?? ""),
    kind: kindNameOf(kind) === undefined ? undefined : (kind as KindSlug),
    ...(isGameName(game) && { game }),
    ...(queryValue(query, "exact") === "1" && { exact: true as const }),
    view: { ...readListView(query), rank: undefined, numbers: {}, choices: {} },
  };
}

/** Returns the canonical address of a search, relative to the host. */
export function searchHref({ q, kind, game, exact, view }: SearchRequest): string {
  if (q === "") return SEARCH_PATH;
  const words = `?q=${encodeURIComponent(q)}${exact ? "&exact=1" : ""}`;
  const gameParam = game === undefined ? "" : `&game=${encodeURIComponent(game)}`;
  const kindParam = kind === undefined ? "" : `&kind=${kind}`;
  return `${SEARCH_PATH}${words}${gameParam}${kindParam}${listQuery(view).replace("?", "&")}`;
}
