import { queryId, UNKNOWN_ID } from "./query-id";

/** Segment in the internal path when an address has no valid goods id; answered with 404. */
export const UNKNOWN_GOODS = UNKNOWN_ID;

/** Returns the goods id of a query in canonical form. */
export function goodsIdOf(query: string): string {
  return queryId(query, "goodsId");
}
