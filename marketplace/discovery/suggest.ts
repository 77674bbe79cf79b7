import type { CallInput } from "@storefront/contract/calls";
import type { AssortmentFilter } from "@storefront/contract/discovery/assortment-filter";
import type { suggestAnswer } from "@storefront/contract/discovery/discovery";
import { and, type SQL } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../database/db";
import { indexInAssortment } from "../database/discovery/in-assortment";
import { gamesOnSale, kindsOf, namesOf } from "../database/discovery/read-suggested";
import { readWords } from "./find-first";
import { findRankedPage } from "./find-page";
import { filtersOf } from "./listing-filters";
import { matchTerms } from "./match-terms";
import { isFrequent, whereOf } from "./read-matches";
import { readStated, sentFilter } from "./read-stated";
import type { Interpretation } from "./rules/interpret-query";
import { pageOrder } from "./rules/page-order";
import { goodsNumberOf } from "./rules/search-grams";
import { suggestGames } from "./rules/suggest-games";

type Suggestion = z.output<typeof suggestAnswer>["list"][number];

const SUGGESTIONS = 8;
const KINDS = 3;
const PLAIN_LIST = { sort: "default", limit: SUGGESTIONS } satisfies Partial<
  CallInput<"searchGoods">
>;

/**
 * Suggests, in this order and at most eight: the listing with the typed number, games, kinds of the first game (those
 * that were typed first), listings.
 * @param filter the listings that may be suggested
 */
export async function suggest(
  db: Db,
  query: string,
  filter: AssortmentFilter = {},
): Promise<z.output<typeof suggestAnswer>> {
  const search = await readStated(db, { q: query, ...PLAIN_LIST });
  const stated = search && { stated: search.stated.map(sentFilter) };
  const words = search ? (search.input.q ?? "") : query;
  const { lexicon, interpretations } = await readWords(db, words);
  if (interpretations.length === 0) return { ...stated, list: [] };
  const inAssortment = indexInAssortment(db, filter);
  const { games, kinds: typedKinds } = suggestGames(words, lexicon, interpretations);
  const onSale = await gamesOnSale(db, games, inAssortment);
  const slugOf = (name: string) => lexicon.games.find((game) => game.name === name)?.slug ?? "";
  const [first] = onSale;
  const kinds = first === undefined ? [] : await kindsOf(db, first, inAssortment);
  const wanted = kinds.filter((kind) => typedKinds.includes(kind));
  const number = goodsNumberOf(query);
  const numbered = number === null ? [] : await namesOf(db, [number], inAssortment);
  const filters = search && whereOf(filtersOf(search.input, null));
  const listings = await listingsOf(db, interpretations, { inAssortment, filters });
  const asGoods = ({ id, name }: { id: number; name: string }): Suggestion => ({
    ...{ type: "goods", goods_id: id, name },
  });
  const asKind = (kind: (typeof kinds)[number]): Suggestion => ({
    ...{ type: "kind", slug: slugOf(first ?? ""), name: first ?? "", kind },
  });
  return {
    ...stated,
    list: [
      ...numbered.map(asGoods),
      ...wanted.map(asKind),
      ...onSale.map((name): Suggestion => ({ type: "game", slug: slugOf(name), name })),
      ...(wanted.length > 0 ? [] : kinds.slice(0, KINDS).map(asKind)),
      ...listings.filter(({ id }) => id !== number).map(asGoods),
    ].slice(0, SUGGESTIONS),
  };
}

/** The best listings of the first interpretation that has any. */
async function listingsOf(
  db: Db,
  interpretations: readonly (Interpretation | null)[],
  { inAssortment, filters }: { inAssortment: SQL | undefined; filters: SQL | null | undefined },
) {
  for (const interpretation of interpretations) {
    if (interpretation === null) continue;
    const filter = {
      scope: inAssortment,
      conditions: and(matchTerms(interpretation), filters ?? undefined),
      byWords: true,
    };
    const best = await findRankedPage(db, interpretation, {
      filter,
      frequent: await isFrequent(db, filter),
      order: pageOrder("default", null),
      cursor: null,
      lead: null,
      limit: SUGGESTIONS,
    });
    if (best.length > 0)
      return namesOf(
        db,
        best.map(({ goodsId }) => goodsId),
      );
  }
  return [];
}
