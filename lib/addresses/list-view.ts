import type { LISTING_SORTS } from "@storefront/contract/discovery";
import { queryValue } from "@/lib/addresses/query";
import { type FilterParam, filtersOf, LIST_FILTERS, valueName } from "./list-filters";
import type { KindSlug } from "./listing-kinds";

interface Sort {
  slug: string;
  name: string;
  wire: (typeof LISTING_SORTS)[number];
}

export const SORTS = [
  { slug: "sales", name: "销量优先", wire: "default" },
  { slug: "newest", name: "最新上架", wire: "newest" },
  { slug: "price-asc", name: "价格从低到高", wire: "price_asc" },
  { slug: "price-desc", name: "价格从高到低", wire: "price_desc" },
] as const satisfies readonly Sort[];

/** Price ranges in yuan, both bounds included. */
export const PRICE_RANGES = [
  { slug: "0-20", name: "20 元以下", from: undefined, to: "19.99" },
  { slug: "20-100", name: "20–100 元", from: "20", to: "99.99" },
  { slug: "100-500", name: "100–500 元", from: "100", to: "499.99" },
  { slug: "500-2000", name: "500–2000 元", from: "500", to: "1999.99" },
  { slug: "2000-up", name: "2000 元以上", from: "2000", to: undefined },
] as const;

/** Filters, sort order and page of a list. */
export interface ListView {
  sort: (typeof SORTS)[number]["slug"];
  price: (typeof PRICE_RANGES)[number]["slug"] | undefined;
  /** Only listings in stock. */
  inStock: boolean;
  /** Values of the filters that are set. */
  filters: Readonly<Partial<Record<FilterParam, string>>>;
  /** Cursor of the `searchGoods` call at which the page starts; undefined on the first page. */
  after: string | undefined;
}

export const PLAIN_VIEW: ListView = {
  sort: "sales",
  price: undefined,
  inStock: false,
  filters: {},
  after: undefined,
};

const CURSOR = /^[\w-]{1,120}$/;

/**
 * Reads the view from a query; unknown and invalid parameters are ignored.
 * @param kind the kind whose filters are read; undefined: those of an entire game
 */
export function readListView(query: string, kind?: KindSlug): ListView {
  const after = queryValue(query, "after") ?? "";
  const filters = filtersOf(kind).flatMap(({ param }) => {
    const value = queryValue(query, param)?.trim() ?? "";
    return valueName(param, value) === undefined ? [] : [[param, value]];
  });
  return {
    sort: slugOf(SORTS, queryValue(query, "sort")) ?? PLAIN_VIEW.sort,
    price: slugOf(PRICE_RANGES, queryValue(query, "price")),
    inStock: queryValue(query, "stock") === "1",
    filters: Object.fromEntries(filters),
    after: CURSOR.test(after) ? after : undefined,
  };
}

/** @returns the canonical query of a view with its "?", or "": values of the plain view are left out */
export function listQuery({ sort, price, inStock, filters, after }: ListView): string {
  const parts: [name: string, value: string | undefined][] = [
    ["sort", sort === PLAIN_VIEW.sort ? undefined : sort],
    ["price", price],
    ["stock", inStock ? "1" : undefined],
    ...LIST_FILTERS.map(({ param }): [string, string | undefined] => [param, filters[param]]),
    ["after", after],
  ];
  const pairs = parts.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** Changes the view and returns to its first page: a cursor is valid for one sort order and set of filters only. */
export function changeView(view: ListView, change: Partial<ListView>): ListView {
  return { ...view, after: undefined, ...change };
}

/** The view with one filter set, or without it. */
export function withFilter(view: ListView, param: FilterParam, value: string | undefined) {
  const { [param]: _, ...others } = view.filters;
  return changeView(view, {
    filters: value === undefined ? others : { ...others, [param]: value },
  });
}

/** Whether the view filters listings. */
export function hasFilters({ price, inStock, filters }: ListView): boolean {
  return price !== undefined || inStock || Object.keys(filters).length > 0;
}

function slugOf<S extends string>(
  list: readonly { slug: S }[],
  value: string | undefined,
): S | undefined {
  return list.find(({ slug }) => slug === value)?.slug;
}
