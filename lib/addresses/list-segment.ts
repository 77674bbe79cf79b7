import { listQuery, readListView } from "./list-url";
import { type ListView, PLAIN_VIEW } from "./list-view";

/** Only for the server: in browsers, `Buffer` would add a polyfill to every page. */

const PLAIN_SEGMENT = "plain";

/** Encodes a view as a segment of an internal path, in letters, digits, `-` and `_`: no layer rewrites those. */
export function viewSegment(view: ListView): string {
  const query = listQuery(view);
  return query === "" ? PLAIN_SEGMENT : Buffer.from(query).toString("base64url");
}

/** Decodes a segment written by `viewSegment`. */
export function viewOfSegment(segment: string): ListView {
  if (segment === PLAIN_SEGMENT) return PLAIN_VIEW;
  return readListView(Buffer.from(segment, "base64url").toString());
}
