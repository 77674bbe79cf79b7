import type { CallAnswer, CallInput } from "@storefront/contract/calls";
import {
  LISTINGS_COUNTED,
  MATCHES_COUNTED,
  type searchGoodsAnswer,
} from "@storefront/contract/discovery/discovery";
import type { SavedQuery } from "@storefront/contract/discovery/saved-search";
import { fenToYuan } from "@storefront/contract/money";
import { and } from "drizzle-orm";
import type * as z from "zod";
import { readGoodsByIds } from "../catalogue/catalogue";
import type { Db } from "../database/db";
import { findGame, findListingByNumber } from "../database/discovery/find-game";
import { indexInAssortment } from "../database/discovery/in-assortment";
import { findFirst } from "./find-first";
import { findOrderedPage, findRankedPage } from "./find-page";
import { filtersOf, plainList } from "./listing-filters";
import { whereOf } from "./read-matches";
import { readStated, sentFilter } from "./read-stated";
import { groupFacets } from "./rules/group-facets";
import { matchedTexts } from "./rules/interpret-query";
import { decodeCursor } from "./rules/page-cursor";
import { pageCursors, pageOrder, withLead } from "./rules/page-order";
import { goodsNumberOf } from "./rules/search-grams";

type SearchInput = CallInput<"searchGoods">;

type Answer = z.output<typeof searchGoodsAnswer>;

/**
 * Finds a page of the listings that match all filters and words. Words that state filters ("300 元以下") count as these
 * filters; if nothing matches then, but the words as typed do, they are taken as typed.
 */
export async function findListings(db: Db, input: SearchInput): Promise<Answer> {
  const search = await readStated(db, input);
  if (search === null) return findPage(db, input);
  const answer = await findPage(db, search.input);
  if (answer.total === 0) {
    const literal = await findPage(db, { ...input, exact: 1 });
    if (literal.total > 0) return literal;
  }
  return { ...answer, stated: search.stated.map(sentFilter) };
}

/**
 * Finds a page by filters and words. Words without any match are understood less strictly, step by step; for a goods number
 * its listing comes first.
 */
async function findPage(db: Db, input: SearchInput): Promise<Answer> {
  const decoded = input.after === undefined ? null : decodeCursor(input.after);
  const cursor = decoded?.sort === input.sort ? decoded : null;
  const game = await findGame(db, input.game);
  const assortment = indexInAssortment(db, input);
  const narrowed = filtersOf(input, game);
  const filters = input.sellers
    ? { ...narrowed, conditions: and(narrowed.conditions, assortment) }
    : { ...narrowed, scope: and(narrowed.scope, assortment) };
  const options = { filters, assortment, cursor, plain: plainList(input, game) };
  const { found, frequent, filter, interpretation, step } = await findFirst(db, input, options);
  const { total, facets, numbers, priceRange } = found;
  const most = options.plain ? LISTINGS_COUNTED : MATCHES_COUNTED;

  const lead = await findListingByNumber(db, goodsNumberOf(input.q ?? ""), whereOf(filters));
  const order = pageOrder(input.sort, cursor);
  const wanted = { filter, frequent, order, cursor, lead, limit: input.limit + 1 };
  const edge =
    interpretation !== null && input.sort === "default"
      ? await findRankedPage(db, interpretation, wanted)
      : await findOrderedPage(db, wanted);
  const rows = withLead(edge, lead, { cursor, ...input });
  const more = rows.length > input.limit;
  const page = rows.slice(0, input.limit);
  if (order.backwards) page.reverse();
  const { sort, after: _, limit: __, ...query } = input;
  return {
    ...(await readGoodsByIds(
      db,
      page.map(({ goodsId }) => goodsId),
    )),
    ...pageCursors(page, { cursor, sort, step, more }),
    total: Math.min(total, most),
    total_exact: total <= most,
    approximate: (interpretation?.approximate ?? false) && total > 0,
    ...(interpretation?.corrected && total > 0 && { corrected: interpretation.corrected }),
    ...(interpretation && total > 0 && { matched: matchedTexts(interpretation) }),
    applied: { sort, ...toSentQuery(query) },
    facets: groupFacets(facets, game?.facts),
    numbers: numbers.filter(({ key }) => game?.facts[key]),
    price_range: priceRange && {
      from: fenToYuan(priceRange.from),
      to: fenToYuan(priceRange.to),
    },
  };
}

type SentQuery = CallAnswer<"savedSearches">["list"][number]["query"];

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
