import { queryValue } from "@/lib/routing/query";

export const SORTS = [
  { slug: "sales", name: "销量优先" },
  { slug: "price-asc", name: "价格从低到高" },
  { slug: "price-desc", name: "价格从高到低" },
] as const;

/** Price ranges in yuan, the lower bound included. Fixed ones, so that a list has a bounded number of cached pages. */
export const PRICE_RANGES = [
  { slug: "0-20", name: "20 元以下", from: 0, below: 20 },
  { slug: "20-100", name: "20–100 元", from: 20, below: 100 },
  { slug: "100-500", name: "100–500 元", from: 100, below: 500 },
  { slug: "500-up", name: "500 元以上", from: 500, below: Number.POSITIVE_INFINITY },
] as const;

/** What of a list is shown, and in which order. */
export interface ListView {
  sort: (typeof SORTS)[number]["slug"];
  price: (typeof PRICE_RANGES)[number]["slug"] | undefined;
  /** Only what can be bought now. */
  inStock: boolean;
  /** From 1. */
  page: number;
}

export const PLAIN_VIEW: ListView = { sort: "sales", price: undefined, inStock: false, page: 1 };

/** The last page that an address can name: no list is read further (`lib/discovery/load-game.ts`). */
const LAST_PAGE = 99;

/** @returns the view that a query asks for; what it says beside that, or wrongly, is ignored */
export function readListView(query: string): ListView {
  const page = queryValue(query, "page") ?? "";
  return {
    sort: slugOf(SORTS, queryValue(query, "sort")) ?? PLAIN_VIEW.sort,
    price: slugOf(PRICE_RANGES, queryValue(query, "price")),
    inStock: queryValue(query, "stock") === "1",
    page: /^[1-9]\d?$/.test(page) ? Math.min(Number(page), LAST_PAGE) : 1,
  };
}

/** @returns the one query of a view, "" or from "?" on: what is as in the plain view is left out */
export function listQuery(view: ListView): string {
  const said = saidBy(view).map(([name, value]) => `${name}=${value}`);
  return said.length === 0 ? "" : `?${said.join("&")}`;
}

const PLAIN_SEGMENT = "plain";

/** A view as a segment of an internal path: the same parts as its query. */
export function viewSegment(view: ListView): string {
  const said = saidBy(view).map(([name, value]) => `${name}.${value}`);
  return said.length === 0 ? PLAIN_SEGMENT : said.join("_");
}

/** The view of a segment that `viewSegment` wrote. */
export function viewOfSegment(segment: string): ListView {
  if (segment === PLAIN_SEGMENT) return PLAIN_VIEW;
  return readListView(`?${segment.replaceAll("_", "&").replaceAll(".", "=")}`);
}

function saidBy(view: ListView): [name: string, value: string][] {
  const { sort, price, inStock, page } = view;
  const parts: [string, string | undefined][] = [
    ["sort", sort === PLAIN_VIEW.sort ? undefined : sort],
    ["price", price],
    ["stock", inStock ? "1" : undefined],
    ["page", page === 1 ? undefined : String(page)],
  ];
  return parts.filter((part): part is [string, string] => part[1] !== undefined);
}

function slugOf<S extends string>(
  list: readonly { slug: S }[],
  value: string | undefined,
): S | undefined {
  return list.find(({ slug }) => slug === value)?.slug;
}
