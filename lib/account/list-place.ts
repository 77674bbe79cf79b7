import { queryValue } from "@/lib/addresses/query";

/** Where a visitor stands in a list of their own. */
export interface ListPlace<C extends string> {
  /** null: everything. */
  choice: C | null;
  /** From 1. */
  page: number;
}

export const FIRST_PLACE = { choice: null, page: 1 } as const;

/** The last page that the calls of the account take. */
export const LAST_PAGE = 100;

/** Reads an address's place; what is none of ours is the beginning, a page too far the last one. */
export function readListPlace<C extends string>(
  search: string,
  param: string,
  choices: readonly C[],
): ListPlace<C> {
  const choice = choices.find((it) => it === queryValue(search, param)) ?? null;
  const page = queryValue(search, "page") ?? "";
  return { choice, page: /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1 };
}

/** @returns the address's query for a place, everything else in it kept */
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

/** @returns how many pages can be turned to, at least one */
export function lastPageOf(total: number, pageSize: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / pageSize)));
}
