import { queryValue } from "./query";

/** What stands in the internal path for an address that names no goods: answered 404. */
export const UNKNOWN_GOODS = "unknown";

const LARGEST = 2_147_483_647;

/** A goods id in its one spelling, so that one listing has one cached page: 1 to 2^31-1, no sign, no leading zero. */
export function goodsIdOf(query: string): string {
  const value = queryValue(query, "goodsId");
  if (value === undefined || !/^[1-9]\d{0,9}$/.test(value)) return UNKNOWN_GOODS;
  return Number(value) <= LARGEST ? value : UNKNOWN_GOODS;
}
