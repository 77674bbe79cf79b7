import type { CallInput } from "@storefront/contract/calls";
import { NUMBER_FACTS } from "@storefront/contract/listing/fact-keys";
import { yuanToFen } from "@storefront/contract/money";
import { and, arrayContains, arrayOverlaps, eq, gte, lte, sql } from "drizzle-orm";
import type { FoundGame } from "../database/discovery/find-game";
import type { PlainList } from "../database/discovery/read-list-facets";
import { listingIndex as listing } from "../database/schema";
import type { ListingFilter } from "./read-matches";
import { resolveFacts } from "./rules/resolve-facts";

type SearchInput = CallInput<"searchGoods">;

const MAX_FEN = 2_147_483_647;
/** Added by `listing_popularity` to the sales of a listing that is in stock. */
const IN_STOCK = 2 ** 31;

/** @param game null for a search in all games */
export function filtersOf(input: SearchInput, game: FoundGame | null): ListingFilter {
  const { kind, price_from: from, price_to: to, delivery, in_stock: inStock } = input;
  const { anyOf, numbers } = resolveFacts(input, game?.facts ?? null);
  const prefix = game && kind ? `${game.name}/${kind}/` : game ? `${game.name}/` : "";
  const keys = anyOf.map((set) => set.map((facet) => prefix + facet));
  // Lookups of single keys are one condition, so the index intersects them.
  const single = keys.flatMap((set) => (set.length === 1 ? set : []));
  const scope = and(
    game ? eq(listing.gameName, game.name) : undefined,
    kind && eq(listing.kind, kind),
    inStock ? gte(listing.popularity, IN_STOCK) : undefined,
  );
  const conditions = and(
    from === undefined ? undefined : gte(listing.priceFen, priceFen(from)),
    to === undefined ? undefined : lte(listing.priceFen, priceFen(to)),
    delivery ? eq(listing.deliveryType, delivery) : undefined,
    single.length > 0 ? arrayContains(listing.keys, single) : undefined,
    ...keys.filter((set) => set.length > 1).map((set) => arrayOverlaps(listing.keys, set)),
    keys.some((set) => set.length === 0) ? sql`false` : undefined,
    ...numbers.flatMap(({ key, from: least, to: most }) => [
      least === null ? undefined : gte(listing[key], least),
      most === null ? undefined : lte(listing[key], most),
    ]),
  );
  return { scope, conditions, byWords: keys.length > 0 || delivery !== undefined };
}

/** @returns null for a list that is limited by more than game, kind, and the games and kinds of an assortment */
export function plainList(input: SearchInput, game: FoundGame | null): PlainList | null {
  const { kind, kinds, games, game: _, sort, after, limit, exact, ...others } = input;
  if (Object.values(others).some((value) => value !== undefined && value !== 0)) return null;
  const numbers = NUMBER_FACTS.filter((key) => game?.facts[key]);
  return { game: game?.name, kind, kinds, games, numbers };
}

/** Clamps a price to the range of the column. */
const priceFen = (yuan: string | number): number =>
  Math.min(Math.max(yuanToFen(yuan) ?? 0, 0), MAX_FEN);
