import { PLAIN_VIEW } from "./list-view";
import { SEARCH_PATH } from "./search-query";
import { readSearch, type SearchRequest, searchHref } from "./search-view";

/** Only for the server: in browsers, `Buffer` would add a polyfill to every page. */

const NOTHING: SearchRequest = { q: "", kind: undefined, view: PLAIN_VIEW };
const NOTHING_SEGMENT = "nothing";

/** Encodes a search as a segment of an internal path, in letters, digits, `-` and `_`: no layer rewrites those. */
export function searchSegment(request: SearchRequest): string {
  if (request.q === "") return NOTHING_SEGMENT;
  return Buffer.from(searchHref(request).slice(SEARCH_PATH.length)).toString("base64url");
}

/** Decodes a segment written by `searchSegment`. */
export function searchOfSegment(segment: string): SearchRequest {
  if (segment === NOTHING_SEGMENT) return NOTHING;
  return readSearch(Buffer.from(segment, "base64url").toString());
}
