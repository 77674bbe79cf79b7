import { AUTOMATIC_DELIVERY, MANUAL_DELIVERY } from "@storefront/contract/trade";
import type { KindSlug } from "./listing-kinds";

/** Filters of a list beside price and stock. */
export const LIST_FILTERS = [
  /** `param` is used in addresses, `wire` in the call `searchGoods` and in the facets of its answer. */
  { param: "server", wire: "server", title: "区服" },
  { param: "rank", wire: "rank", title: "段位" },
  { param: "face", wire: "face_value", title: "面值" },
  { param: "rebind", wire: "rebind", title: "换绑" },
  { param: "delivery", wire: "delivery", title: "发货" },
] as const;

export type ListFilter = (typeof LIST_FILTERS)[number];
export type FilterParam = ListFilter["param"];

/** Filters per kind; the list of an entire game offers those that all kinds share. */
const FILTERS_OF_KIND: Record<KindSlug, readonly FilterParam[]> = {
  account: ["server", "rank", "rebind"],
  rent: ["server", "rank"],
  "card-key": ["server", "face", "delivery"],
  "top-up": ["server", "face", "delivery"],
  item: ["server", "delivery"],
  boost: ["server", "rank"],
  other: ["server", "delivery"],
};
const FILTERS_OF_GAME: readonly FilterParam[] = ["server", "delivery"];

/** Returns the filters for the list of a kind, or of an entire game, in the order of `LIST_FILTERS`. */
export function filtersOf(kind: KindSlug | undefined): ListFilter[] {
  const offered = kind === undefined ? FILTERS_OF_GAME : FILTERS_OF_KIND[kind];
  return LIST_FILTERS.filter(({ param }) => offered.includes(param));
}

/** Labels of filter values that are numbers on the wire. */
const VALUE_NAMES: Partial<Record<FilterParam, Readonly<Record<string, string>>>> = {
  rebind: { "1": "可换绑" },
  delivery: { [AUTOMATIC_DELIVERY]: "自动发货", [MANUAL_DELIVERY]: "卖家交付" },
};

/** Maximum length of a value in the `searchGoods` call. */
const VALUE_LENGTH = 40;

/**
 * Returns the label of a filter value.
 * @returns undefined for a value that the filter cannot have
 */
export function valueName(param: FilterParam, value: string): string | undefined {
  const names = VALUE_NAMES[param];
  if (names) return Object.hasOwn(names, value) ? names[value] : undefined;
  const readable = value !== "" && value.length <= VALUE_LENGTH && value.trim() === value;
  return readable && !/[\p{Cc}\p{Cs}]/u.test(value) ? value : undefined;
}
