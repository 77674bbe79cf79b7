import { queryId, UNKNOWN_ID } from "./query-id";

/** What stands in the internal path for an address that names no goods: answered 404. */
export const UNKNOWN_GOODS = UNKNOWN_ID;

/** The goods of an address, in its one spelling. */
export function goodsIdOf(query: string): string {
  return queryId(query, "goodsId");
}
