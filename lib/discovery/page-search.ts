import { cache } from "react";
import { brandByKey } from "@/brands";
import type { Brand } from "@/brands/types";
import { PLAIN_VIEW } from "../addresses/list-view";
import { LISTING_KINDS } from "../addresses/listing-kinds";
import { type SearchRequest, searchOfSegment } from "../addresses/search-view";
import { findGoods } from "./find-goods.server";
import { wantedBy } from "./list-search";
import { loadGames } from "./load-games.server";
import type { GoodsFound } from "./read-found";
import type { GameEntry } from "./read-games";

/** The segments that routing wrote into the internal path (`lib/routing/decide.ts`). */
export interface SearchPageProps {
  params: Promise<{ brand: string; request: string }>;
}

/** Games that lead from a search to their own lists. */
const GAMES_SHOWN = 12;

/**
 * What the page of search results shows, read once for the page and its metadata.
 * @returns null on a brand that does not exist; `found` null when the marketplace does not answer, undefined when
 * nothing was searched for
 */
export async function pageSearch({ params }: SearchPageProps) {
  const { brand: key, request: segment } = await params;
  const brand = brandByKey(key);
  return brand === undefined ? null : readOnce(brand, segment);
}

const readOnce = cache(async (brand: Brand, segment: string) => {
  const request = searchOfSegment(segment);
  const { q } = request;
  const [games, found, ofAllKinds] = await Promise.all([
    loadGames(),
    q === "" ? undefined : find(request),
    q === "" ? undefined : find({ ...request, kind: undefined, view: PLAIN_VIEW }),
  ]);
  return {
    brand,
    request,
    found,
    kinds: kindsOf(ofAllKinds ?? found),
    games: suggestGames(games ?? [], q).slice(0, GAMES_SHOWN),
  };
});

const find = ({ q, kind, view }: SearchRequest) => findGoods({ q, ...wantedBy({ kind, view }) });

/** The kinds of what is found, in the order of menus. */
function kindsOf(found: GoodsFound | null | undefined) {
  const values = found?.values.get("kind")?.map(({ value }) => value) ?? [];
  return LISTING_KINDS.filter(({ slug }) => values.includes(slug));
}

/** Games that the words name, wholly, in part or by their initials; all games where nothing was searched for. */
function suggestGames(games: readonly GameEntry[], q: string): GameEntry[] {
  const words = q.replaceAll(" ", "");
  return games.filter(
    ({ name, initials }) =>
      name.includes(words) || words.includes(name) || initials === words.toLowerCase(),
  );
}
