import type { searchGoodsAnswer } from "@storefront/contract/discovery";

type Facet = (typeof searchGoodsAnswer)["_output"]["facets"][number];

const FILTERS: readonly Facet["filter"][] = [
  "kind",
  "delivery",
  "rebind",
  "server",
  "rank",
  "face_value",
];
const MAX_VALUES = 30;

/**
 * Groups facet values by filter, most frequent first; filters without values are omitted.
 * @param rows with a facet as "filter:value"
 */
export function groupFacets(rows: readonly { facet: string | null; listings: number }[]): Facet[] {
  return FILTERS.map((filter) => ({
    filter,
    values: rows
      .filter(({ facet }) => facet?.startsWith(`${filter}:`))
      .map(({ facet, listings }) => ({
        value: facet?.slice(filter.length + 1) ?? "",
        count: listings,
      }))
      .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
      .slice(0, MAX_VALUES),
  })).filter(({ values }) => values.length > 0);
}
