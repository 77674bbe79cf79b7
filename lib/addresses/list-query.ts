import { queryValue } from "./query";

/** Filter, or sort order, and page of a list, kept in the URL so that reload and back navigation restore them. */
export interface ListQuery<C extends string> {
  /** null: no filter, or the default order. */
  filter: C | null;
  /** From 1. */
  page: number;
}

export const FIRST_PAGE = { filter: null, page: 1 } as const;

/** The highest page number that the account calls accept. */
export const LAST_PAGE = 100;

/**
 * Reads filter and page from a query: an unknown filter is null, a malformed page 1, a page too high the last one.
 * @param lastPage the highest page number that the list's call accepts
 */
export function readListQuery<C extends string>(
  search: string,
  param: string,
  filters: readonly C[],
  lastPage = LAST_PAGE,
): ListQuery<C> {
  const filter = filters.find((it) => it === queryValue(search, param)) ?? null;
  const page = queryValue(search, "page") ?? "";
  return { filter, page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), lastPage) : 1 };
}

/** @returns the query with filter and page in it; other parameters are kept */
export function writeListQuery(
  search: string,
  param: string,
  { filter, page }: ListQuery<string>,
): string {
  const params = new URLSearchParams(search);
  params.delete(param);
  params.delete("page");
  if (filter !== null) params.set(param, filter);
  if (page > 1) params.set("page", String(page));
  return `?${params}`;
}

/** @returns the number of pages that can be requested, at least 1 */
export function lastPageOf(total: number, pageSize: number, lastPage = LAST_PAGE): number {
  return Math.min(lastPage, Math.max(1, Math.ceil(total / Math.max(1, pageSize))));
}
