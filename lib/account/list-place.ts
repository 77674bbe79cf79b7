import { queryValue } from "@/lib/addresses/query";

/** Filter and page of an account list. */
export interface ListPlace<C extends string> {
  /** null: no filter. */
  choice: C | null;
  /** From 1. */
  page: number;
}

export const FIRST_PLACE = { choice: null, page: 1 } as const;

/** The highest page number that the account calls accept. */
export const LAST_PAGE = 100;

/** Reads the place from a query: an unknown choice is null, a malformed page 1, a page too high the last one. */
export function readListPlace<C extends string>(
  search: string,
  param: string,
  choices: readonly C[],
): ListPlace<C> {
  const choice = choices.find((it) => it === queryValue(search, param)) ?? null;
  const page = queryValue(search, "page") ?? "";
  return { choice, page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1 };
}

/** @returns the query with the place in it; other parameters are kept */
export function writeListPlace(
  search: string,
  param: string,
  { choice, page }: ListPlace<string>,
): string {
  const query = new URLSearchParams(search);
  query.delete(param);
  query.delete("page");
  if (choice !== null) query.set(param, choice);
  if (page > 1) query.set("page", String(page));
  return `?${query}`;
}

/** @returns the number of pages that can be requested, at least 1 */
export function lastPageOf(total: number, pageSize: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / pageSize)));
}
