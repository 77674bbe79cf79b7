import { queryValue } from "./query";

export const COMPARE_PATH = "/compare";

/** Compared listings. */
export const COMPARED_MOST = 4;

/** Longest text that is read: a link may have any length. */
const LONGEST = 2000;
const LARGEST = 2_147_483_647;

export interface ComparedIds {
  /** Goods ids in the order of the link, each once. */
  ids: readonly number[];
  /** Entries that are no goods ids. */
  invalid: number;
  /** Goods ids beyond those that are compared. */
  beyond: number;
}

/** @returns the canonical, shareable address of a comparison, relative to the host */
export const compareAddress = (ids: readonly number[]): string =>
  ids.length === 0 ? COMPARE_PATH : `${COMPARE_PATH}?goods=${ids.join()}`;

/** Reads the listings of `?goods=1001,1002`, and ignores everything else in the link. */
export function comparedIds(query: string): ComparedIds {
  const entries = (queryValue(query, "goods") ?? "")
    .slice(0, LONGEST)
    .split(/[,，、\s]+/u)
    .filter((entry) => entry !== "");
  const valid = entries.filter(isId);
  const ids = [...new Set(valid.map(Number))];
  return {
    ids: ids.slice(0, COMPARED_MOST),
    invalid: entries.length - valid.length,
    beyond: Math.max(0, ids.length - COMPARED_MOST),
  };
}

const isId = (entry: string): boolean => /^[1-9]\d{0,9}$/.test(entry) && Number(entry) <= LARGEST;
