import { queryValue } from "./query";

/** What stands in the internal path for an address that names nothing: answered 404. */
export const UNKNOWN_ID = "unknown";

const LARGEST = 2_147_483_647;

/** An id of the query in its one spelling, so that one thing has one cached page: 1 to 2^31-1, no sign, no leading zero. */
export function queryId(query: string, name: string): string {
  const value = queryValue(query, name);
  if (value === undefined || !/^[1-9]\d{0,9}$/.test(value)) return UNKNOWN_ID;
  return Number(value) <= LARGEST ? value : UNKNOWN_ID;
}
