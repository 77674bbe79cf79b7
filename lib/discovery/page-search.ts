import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { cache } from "react";
import { isGameName } from "../addresses/game-path";
import { type ListView, PLAIN_VIEW } from "../addresses/list-view";
import { kindNameOf, LISTING_KINDS } from "../addresses/listing-kinds";
import { searchOfSegment } from "../addresses/search-segment";
import type { SearchRequest } from "../addresses/search-view";
import { loadBoostGames } from "../boost/load-boost-games.server";
import { chosenFilters } from "./chosen-filters";
import { filterPanel, sharedPanel } from "./filter-panel";
import { findGoods } from "./find-goods.server";
import { searchPayload } from "./list-search";
import { loadGames } from "./load-games.server";
import { loosenSearch } from "./loosen-search";
import type { GoodsFound } from "./read-found";
import type { GameEntry } from "./read-games";
import { boostsOf } from "./search-boosts";
import { searchToSave } from "./search-to-save";

/** The segments that routing wrote into the internal path (`lib/routing/resolve-route.ts`). */
export interface SearchPageProps {
  params: Promise<{ brand: string; request: string }>;
}

/** Number of games whose lists a search links to. */
const GAMES_SHOWN = 12;
/** Number of games that a search without results offers. */
const POPULAR_SHOWN = 6;

/**
 * Loads what the page of search results shows, once for the page and its metadata.
 * @returns null for an unknown brand; `found` is null when the marketplace does not answer, undefined for an empty
 * query and, with `isMissing`, when the API has no search
 */
export async function pageSearch({ params }: SearchPageProps) {
  const { brand: key, request: segment } = await params;
  const brand = brandByKey(key);
  return brand === undefined ? null : readOnce(brand, segment);
}

const readOnce = cache(async (brand: Brand, segment: string) => {
  const request = searchOfSegment(segment);
  const { q } = request;
  const find = ({ q: words, kind, game, exact, view }: SearchRequest) =>
    findGoods(
      {
        q: words,
        ...(exact && { exact: 1 }),
        ...(game && { game }),
        ...searchPayload({ kind, view }),
      },
      brand.assortment,
    );
  const [games, boosts, found, ofAllKinds] = await Promise.all([
    loadGames(brand.assortment),
    loadBoostGames(brand),
    q === "" ? undefined : find(request),
    q === "" ? undefined : find({ ...request, kind: undefined, game: undefined, view: PLAIN_VIEW }),
  ]);
  return {
    brand,
    request,
    found,
    boosts: boostsOf(q, boosts),
    looser: found?.count === 0 ? await loosenSearch(request, found, find) : [],
    toSave: toSaveOf(brand, request, found?.corrected ?? null),
    isMissing: q !== "" && found === undefined,
    kinds: kindsOf(ofAllKinds ?? found),
    gameTabs: gameTabs(ofAllKinds ?? found, request, found),
    panel: found ? searchPanel(request.view, found, ofAllKinds ?? found) : null,
    games: suggestGames(games ?? [], q).slice(0, GAMES_SHOWN),
    popular: (games ?? []).slice(0, POPULAR_SHOWN),
  };
});

/** Parameters of a saved search: the corrected words, if any, in place of the typed ones. */
function toSaveOf(
  { assortment }: Brand,
  { q, kind, game, exact, view }: SearchRequest,
  corrected: string | null,
) {
  const words = corrected ?? q;
  return searchToSave(
    { q: words, ...(exact && { exact: 1 }), game, ...searchPayload({ kind, view }) },
    [words, game, kind && kindNameOf(kind), ...chosenFilters(view, []).map(({ name }) => name)],
    assortment,
  );
}

/** Results mix games, so that they have no facts in common: only flags, delivery and prices are filtered by. */
function searchPanel(view: ListView, found: GoodsFound, plain: GoodsFound) {
  const panel = filterPanel(view, [], { found, plain, ofSystem: plain });
  return { ...sharedPanel(panel), choices: [] };
}

/** The kinds among the results, in menu order. */
function kindsOf(found: GoodsFound | null | undefined) {
  const values = found?.values.get("kind")?.map(({ value }) => value) ?? [];
  return LISTING_KINDS.filter(({ slug }) => values.includes(slug));
}

/** The games among all results, those with most first; none when there is nothing to choose. */
function gameTabs(
  all: GoodsFound | null | undefined,
  { game }: SearchRequest,
  found: GoodsFound | null | undefined,
) {
  const names = (all?.values.get("game") ?? []).map(({ value }) => value).filter(isGameName);
  if (names.length < 2 && game === undefined) return [];
  const counts = new Map(found?.values.get("game")?.map(({ value, count }) => [value, count]));
  const isCounted = game === undefined && found?.exact;
  return names.slice(0, GAMES_SHOWN).map((name) => ({
    name,
    count: isCounted ? { count: counts.get(name) ?? 0, exact: true } : undefined,
  }));
}

/** Games whose name contains the query or is part of it, or whose initials equal it; all games for an empty query. */
function suggestGames(games: readonly GameEntry[], q: string): GameEntry[] {
  const words = q.replaceAll(" ", "");
  return games.filter(
    ({ name, initials }) =>
      name.includes(words) || words.includes(name) || initials === words.toLowerCase(),
  );
}
