import type { CallAnswer } from "@storefront/contract/calls";
import type { SavedQuery } from "@storefront/contract/discovery/saved-search";

export type SentQuery = CallAnswer<"savedSearches">["list"][number]["query"];

/** Returns a query as `searchGoods` takes it, without the assortment, which each brand adds itself. */
export function toSentQuery(query: SavedQuery): SentQuery {
  const { kinds: _, games: __, sellers: ___, choices, ranges, ...rest } = query;
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return {
    ...Object.fromEntries(given),
    ...(choices && { choices: JSON.stringify(choices) }),
    ...(ranges && { ranges: JSON.stringify(ranges) }),
  };
}
