import { SHOP_SORTS, type ShopSort } from "@storefront/contract/shop-sorts";
import { queryValue } from "@/lib/addresses/query";

/** Sort order and page of a shop's list, kept in the address so that reload and back navigation restore them. */
export interface ListQuery {
  sort: ShopSort;
  /** From 1. */
  page: number;
}

/** Order and page that the cached page shows. */
export const FIRST_PAGE: ListQuery = { sort: "default", page: 1 };

const LAST_PAGE = 100_000;

export function isFirst({ sort, page }: ListQuery): boolean {
  return sort === FIRST_PAGE.sort && page === FIRST_PAGE.page;
}

/** Reads `sort` and `page` of a query; invalid values are those of the first page. */
export function readListQuery(search: string): ListQuery {
  const sort = SHOP_SORTS.find((it) => it === queryValue(search, "sort")) ?? FIRST_PAGE.sort;
  const page = queryValue(search, "page") ?? "";
  return { sort, page: /^[1-9]\d{0,5}$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1 };
}

/** @returns the query with order and page in it; other parameters are kept */
export function writeListQuery(search: string, { sort, page }: ListQuery): string {
  const query = new URLSearchParams(search);
  query.delete("sort");
  query.delete("page");
  if (sort !== FIRST_PAGE.sort) query.set("sort", sort);
  if (page !== FIRST_PAGE.page) query.set("page", String(page));
  return `?${query}`;
}

/** @returns the number of pages, from 1 to `LAST_PAGE` */
export function lastPage(total: number, pageSize: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / Math.max(1, pageSize))));
}

/** The pages to offer: the first, the last, and two on either side of the current one; null is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const near = [-2, -1, 0, 1, 2].map((step) => page + step);
  const shown = [1, ...near.filter((it) => it > 1 && it < last), ...(last > 1 ? [last] : [])];
  return shown.flatMap((it, index) => {
    const before = shown[index - 1] ?? it - 1;
    if (it - before === 1) return [it];
    // A gap of one page is replaced by that page.
    return it - before === 2 ? [it - 1, it] : [null, it];
  });
}
