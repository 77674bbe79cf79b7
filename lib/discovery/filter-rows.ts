import type { GamePath } from "../addresses/game-path";
import { type FilterParam, filtersOf, valueName } from "../addresses/list-filters";
import type { ListView } from "../addresses/list-view";
import type { GoodsFound } from "./read-found";

/** A filter with the values to choose from. */
export interface FilterRow {
  param: FilterParam;
  title: string;
  values: {
    value: string;
    name: string;
    chosen: boolean;
    /** Listings left when it is chosen too; undefined beside a chosen value of the same filter, and when unknown. */
    count: number | undefined;
  }[];
}

/**
 * Returns the filters that distinguish the listings of a list. Values come from the unfiltered list, so that a chosen
 * one can be exchanged; counts come from the filtered list.
 * @param plain the list without filters; null when it could not be read
 */
export function filterRows(
  { kind }: GamePath,
  view: ListView,
  found: GoodsFound,
  plain: GoodsFound | null,
): FilterRow[] {
  return filtersOf(kind).flatMap(({ param, wire, title }) => {
    const chosen = view.filters[param];
    const counts = new Map(found.values.get(wire)?.map(({ value, count }) => [value, count]));
    const offered = (plain ?? found).values.get(wire)?.map(({ value }) => value) ?? [];
    const all = chosen === undefined || offered.includes(chosen) ? offered : [chosen, ...offered];
    // When not all listings were counted, the facets cover only some of them.
    const counted = chosen === undefined && found.exact;
    const values = all.flatMap((value) => {
      const name = valueName(param, value);
      const count = counted ? (counts.get(value) ?? 0) : undefined;
      return name === undefined ? [] : [{ value, name, chosen: value === chosen, count }];
    });
    const distinguishes = chosen !== undefined || values.length > 1 || isPartial(values[0], found);
    return distinguishes ? [{ param, title, values }] : [];
  });
}

/** A single value distinguishes listings when not all of them have it. */
function isPartial(only: { count: number | undefined } | undefined, { count: all }: GoodsFound) {
  return only?.count !== undefined && only.count > 0 && only.count < all;
}
