import type { searchGoodsAnswer } from "@storefront/contract/discovery/discovery";
import {
  CHOICE_FACTS,
  FACT_KEYS,
  type GameFacts,
  LISTING_FLAGS,
  RANK_FACT,
} from "@storefront/contract/listing/fact-keys";

type Facet = (typeof searchGoodsAnswer)["_output"]["facets"][number];

const FILTERS: readonly Facet["filter"][] = [
  "kind",
  "delivery",
  "game",
  ...LISTING_FLAGS,
  RANK_FACT,
  ...CHOICE_FACTS,
];
/** As many as a fact has options. */
const MAX_VALUES = 200;

/**
 * Groups facet values by filter, most frequent first; filters without values are omitted.
 * @param rows with a facet as "filter:value"
 * @param game whose options are counted; omitted for a search in all games, which has no ranks
 */
export function groupFacets(
  rows: readonly { facet: string | null; listings: number }[],
  game?: GameFacts,
): Facet[] {
  return FILTERS.filter((filter) => filter !== "game" || !game)
    .map((filter) => {
      const key = FACT_KEYS.find((it) => it === filter);
      const isOption = (value: string) =>
        !key || (game ? game[key]?.options?.includes(value) : key !== RANK_FACT);
      return {
        filter,
        values: rows
          .filter(({ facet }) => facet?.startsWith(`${filter}:`))
          .map(({ facet, listings }) => ({
            value: facet?.slice(filter.length + 1) ?? "",
            count: listings,
          }))
          .filter(({ value }) => isOption(value))
          .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
          .slice(0, MAX_VALUES),
      };
    })
    .filter(({ values }) => values.length > 0);
}
