import type { LISTING_SORTS } from "@storefront/contract/discovery/discovery";
import type { ChoiceFact, ListingFlag, NumberFact } from "@storefront/contract/listing/fact-keys";
import { type RankRange, sortOptions } from "./list-options";
import type { NumberRange } from "./number-range";

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

/** Filters, sort order and page of a list. */
export interface ListView {
  sort: (typeof SORTS)[number]["slug"];
  /** Yuan. */
  price: NumberRange | undefined;
  rank: RankRange | undefined;
  numbers: Readonly<Partial<Record<NumberFact, NumberRange>>>;
  /** Options per choice, as `sortOptions` orders them; a listing has one of them. */
  choices: Readonly<Partial<Record<ChoiceFact, readonly string[]>>>;
  /** A listing has all of them; in the order of `LISTING_FLAGS`. */
  flags: readonly ListingFlag[];
  /** `delivery_type` of a listing. */
  delivery: "1" | "2" | undefined;
  /** Only listings in stock. */
  inStock: boolean;
  /** Cursor of the `searchGoods` call at which the page starts; undefined on the first page. */
  after: string | undefined;
}

export const PLAIN_VIEW: ListView = {
  sort: "sales",
  price: undefined,
  rank: undefined,
  numbers: {},
  choices: {},
  flags: [],
  delivery: undefined,
  inStock: false,
  after: undefined,
};

/** Changes the view and returns to its first page: a cursor is valid for one sort order and set of filters only. */
export function changeView(view: ListView, change: Partial<ListView>): ListView {
  return { ...view, after: undefined, ...change };
}

/** The view with other options of a choice. Servers belong to a system, so another system leaves them out. */
export function withOptions(
  view: ListView,
  fact: ChoiceFact,
  options: readonly string[],
): ListView {
  const kept = (Object.entries(view.choices) as [ChoiceFact, readonly string[]][]).filter(
    ([key]) => key !== fact && !(fact === "system" && key === "server"),
  );
  const chosen = options.length === 0 ? [] : [[fact, sortOptions(options)] as const];
  return changeView(view, { choices: Object.fromEntries([...kept, ...chosen]) });
}

/** The view with the range of a number fact, or without it. */
export function withNumbers(view: ListView, fact: NumberFact, range?: NumberRange): ListView {
  const { [fact]: _, ...others } = view.numbers;
  return changeView(view, { numbers: range === undefined ? others : { ...others, [fact]: range } });
}

/** Whether the view filters listings. */
export function hasFilters(view: ListView): boolean {
  const { price, rank, numbers, choices, flags, delivery, inStock } = view;
  const facts = [...Object.keys(numbers), ...Object.keys(choices), ...flags];
  return inStock || facts.length > 0 || [price, rank, delivery].some((it) => it !== undefined);
}
