import type { CallInput } from "@storefront/contract/calls";
import { yuanToFen } from "@storefront/contract/money";
import { and, arrayContains, arrayOverlaps, eq, gte, lte, or, type SQL, sql } from "drizzle-orm";
import type { FoundGame } from "../../database/discovery/look-up";
import { listingIndex as listing } from "../../database/schema";
import { resolveFacts } from "../../domain/discovery/resolve-facts";
import {
  approximateGrams,
  goodsNumberOf,
  searchWords,
  wordGrams,
} from "../../domain/discovery/search-grams";

type SearchInput = CallInput<"searchGoods">;

const MAX_FEN = 2_147_483_647;
/** Added by `listing_popularity` to the sales of a listing that is in stock. */
const IN_STOCK = 2 ** 31;

/** @param game null for a search in all games */
export function filtersOf(input: SearchInput, game: FoundGame | null): SQL | undefined {
  const { kind, price_from: from, price_to: to, delivery, in_stock: inStock } = input;
  const { anyOf, numbers } = resolveFacts(input, game?.facts ?? null);
  const prefix = game && kind ? `${game.name}/${kind}/` : game ? `${game.name}/` : "";
  const keys = anyOf.map((set) => set.map((facet) => prefix + facet));
  // Lookups of single keys are one condition, which the index intersects.
  const single = keys.flatMap((set) => (set.length === 1 ? set : []));
  return and(
    game ? eq(listing.gameName, game.name) : undefined,
    kind && eq(listing.kind, kind),
    from === undefined ? undefined : gte(listing.priceFen, priceFen(from)),
    to === undefined ? undefined : lte(listing.priceFen, priceFen(to)),
    delivery ? eq(listing.deliveryType, delivery) : undefined,
    inStock ? gte(listing.popularity, IN_STOCK) : undefined,
    single.length > 0 ? arrayContains(listing.keys, single) : undefined,
    ...keys.filter((set) => set.length > 1).map((set) => arrayOverlaps(listing.keys, set)),
    keys.some((set) => set.length === 0) ? sql`false` : undefined,
    ...numbers.flatMap(({ key, from: least, to: most }) => [
      least === null ? undefined : gte(listing[key], least),
      most === null ? undefined : lte(listing[key], most),
    ]),
  );
}

/** Clamps a price to the range of the column. */
const priceFen = (yuan: string | number): number =>
  Math.min(Math.max(yuanToFen(yuan) ?? 0, 0), MAX_FEN);

/** Matches listings by words; a query without a letter or digit matches nothing. */
export function wordsOf(query: string, approximate: boolean): SQL | undefined {
  const words = searchWords(query);
  if (words.length === 0) return sql`false`;
  const grams = approximate ? approximateGrams(words) : wordGrams(words);
  const number = goodsNumberOf(query);
  return or(
    ...grams.map((each) => arrayContains(listing.grams, each)),
    number === null ? undefined : eq(listing.goodsId, number),
  );
}
