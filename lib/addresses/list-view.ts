import type { LISTING_SORTS } from "@/contract/discovery";
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

/** What of a list is shown, and in which order. */
export interface ListView {
  sort: (typeof SORTS)[number]["slug"];
  price: (typeof PRICE_RANGES)[number]["slug"] | undefined;
  /** Only what can be bought now. */
  inStock: boolean;
  /** Values of the filters that are set. */
  filters: Readonly<Partial<Record<FilterParam, string>>>;
  /** Where the page begins: a cursor of the `searchGoods` call; undefined on the first page. */
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
 * Reads the view that a query requests; what it says beside that, or wrongly, is ignored.
 * @param kind whose filters are read; those of the whole game without one
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

/** @returns the one query of a view, "" or from "?" on: what is as in the plain view is left out */
export function listQuery({ sort, price, inStock, filters, after }: ListView): string {
  const parts: [name: string, value: string | undefined][] = [
    ["sort", sort === PLAIN_VIEW.sort ? undefined : sort],
    ["price", price],
    ["stock", inStock ? "1" : undefined],
    ...LIST_FILTERS.map(({ param }): [string, string | undefined] => [param, filters[param]]),
    ["after", after],
  ];
  const said = parts.flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

/** The view with something else chosen: from its first page, because a cursor belongs to one order and choice. */
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

/** @returns whether the view leaves listings out */
export function hasFilters({ price, inStock, filters }: ListView): boolean {
  return price !== undefined || inStock || Object.keys(filters).length > 0;
}

const PLAIN_SEGMENT = "plain";

/** A view as a segment of an internal path: letters, digits, `-` and `_`, which nothing on the way rewrites. */
export function viewSegment(view: ListView): string {
  const query = listQuery(view);
  return query === "" ? PLAIN_SEGMENT : Buffer.from(query).toString("base64url");
}

/** The view of a segment that `viewSegment` wrote. */
export function viewOfSegment(segment: string, kind?: KindSlug): ListView {
  if (segment === PLAIN_SEGMENT) return PLAIN_VIEW;
  return readListView(Buffer.from(segment, "base64url").toString(), kind);
}

function slugOf<S extends string>(
  list: readonly { slug: S }[],
  value: string | undefined,
): S | undefined {
  return list.find(({ slug }) => slug === value)?.slug;
}
