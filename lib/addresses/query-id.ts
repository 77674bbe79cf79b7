import { queryValue } from "./query";

/** Segment in the internal path when an address has no valid id; answered with 404. */
export const UNKNOWN_ID = "unknown";

const LARGEST = 2_147_483_647;

/** Reads an id in canonical form (1 to 2^31-1, no sign, no leading zero), so that each resource has one cached page. */
export function queryId(query: string, name: string): string {
  const value = queryValue(query, name);
  if (value === undefined || !/^[1-9]\d{0,9}$/.test(value)) return UNKNOWN_ID;
  return Number(value) <= LARGEST ? value : UNKNOWN_ID;
}
