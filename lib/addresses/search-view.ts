import { queryValue } from "@/lib/addresses/query";
import { type ListView, listQuery, PLAIN_VIEW, readListView } from "./list-view";
import { type KindSlug, kindNameOf } from "./listing-kinds";

/** The page of search results. */
export const SEARCH_PATH = "/search";

/** Characters of a query, as the `searchGoods` call takes it. */
export const QUERY_LENGTH = 60;

/** What is searched for, and what of it is shown. */
export interface SearchRequest {
  /** "" before anything was searched for. */
  q: string;
  kind: KindSlug | undefined;
  /** Without the filters of a kind: what is found is of many. */
  view: ListView;
}

/** Control and format characters, among them those that reorder the text around them. */
const UNSEARCHABLE = /[\p{Cc}\p{Cf}]+/gu;

/** Words as they are searched for and shown: well formed, on one line, not too long. */
export function cleanQuery(text: string): string {
  const words = text.slice(0, 1000).toWellFormed().replace(UNSEARCHABLE, " ");
  const line = words.replace(/\s+/g, " ").trim();
  return line
    .slice(0, QUERY_LENGTH)
    .toWellFormed()
    .replace(/\ufffd$/, "")
    .trim();
}

/** @returns what a query requests; what it says beside that, or wrongly, is ignored */
export function readSearch(query: string): SearchRequest {
  const kind = queryValue(query, "kind") ?? "";
  return {
    q: cleanQuery(queryValue(query, "q") ?? ""),
    kind: kindNameOf(kind) === undefined ? undefined : (kind as KindSlug),
    view: { ...readListView(query), filters: {} },
  };
}

/** The one address of a search, relative to the host. */
export function searchHref({ q, kind, view }: SearchRequest): string {
  if (q === "") return SEARCH_PATH;
  const ofKind = kind === undefined ? "" : `&kind=${kind}`;
  return `${SEARCH_PATH}?q=${encodeURIComponent(q)}${ofKind}${listQuery(view).replace("?", "&")}`;
}

const NOTHING: SearchRequest = { q: "", kind: undefined, view: PLAIN_VIEW };
const NOTHING_SEGMENT = "nothing";

/** A search as a segment of an internal path: letters, digits, `-` and `_`, which nothing on the way rewrites. */
export function searchSegment(request: SearchRequest): string {
  if (request.q === "") return NOTHING_SEGMENT;
  return Buffer.from(searchHref(request).slice(SEARCH_PATH.length)).toString("base64url");
}

/** The search of a segment that `searchSegment` wrote. */
export function searchOfSegment(segment: string): SearchRequest {
  if (segment === NOTHING_SEGMENT) return NOTHING;
  return readSearch(Buffer.from(segment, "base64url").toString());
}
