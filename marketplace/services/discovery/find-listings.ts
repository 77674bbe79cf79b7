import type { CallInput } from "@storefront/contract/calls";
import { LISTINGS_COUNTED, type searchGoodsAnswer } from "@storefront/contract/discovery";
import { fenToYuan } from "@storefront/contract/money";
import { and, inArray, ne, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { indexInAssortment } from "../../database/discovery/in-assortment";
import { findGame, findListingByNumber } from "../../database/discovery/look-up";
import { readFacets } from "../../database/discovery/read-facets";
import { goods, listingIndex as listing } from "../../database/schema";
import { groupFacets } from "../../domain/discovery/group-facets";
import { decodeCursor } from "../../domain/discovery/page-cursor";
import { pageCursors, pageOrder, withLead } from "../../domain/discovery/page-order";
import { approximateGrams, goodsNumberOf, searchWords } from "../../domain/discovery/search-grams";
import { selectItems, toCatalogueItem } from "../goods/catalogue-item";
import { filtersOf, wordsOf } from "./listing-filters";

type SearchInput = CallInput<"searchGoods">;

const KEYS = {
  popularity: listing.popularity,
  price: listing.priceFen,
  listed: listing.listedMs,
};

/**
 * Finds a page of the listings that match all filters and words. Words without any match are searched again with one
 * typo allowed; for a goods number its listing comes first.
 */
export async function findListings(
  db: Db,
  input: SearchInput,
): Promise<z.output<typeof searchGoodsAnswer>> {
  const decoded = input.after === undefined ? null : decodeCursor(input.after);
  const cursor = decoded?.sort === input.sort ? decoded : null;
  const game = await findGame(db, input.game);
  const filters = and(filtersOf(input, game), indexInAssortment(db, input));
  const alternatives = input.q === undefined ? [] : approximateGrams(searchWords(input.q));
  const read = async (approximate: boolean) => {
    const words = input.q === undefined ? undefined : wordsOf(input.q, approximate);
    const where = and(filters, words);
    return { approximate, where, found: await readFacets(db, where) };
  };
  let result = await read(cursor?.approximate ?? false);
  if (!cursor && result.found.total === 0 && alternatives.length > 0) result = await read(true);
  const { total, facets, numbers, priceRange } = result.found;

  const { key, descending, backwards } = pageOrder(input.sort, cursor);
  const column = KEYS[key];
  const direction = sql.raw(descending ? "desc" : "asc");
  const beyond =
    cursor &&
    sql`(${column}, ${listing.goodsId}) ${sql.raw(descending ? "<" : ">")} (${cursor.key}::bigint, ${cursor.goodsId}::int)`;
  const lead = await findListingByNumber(db, goodsNumberOf(input.q ?? ""), filters);
  const edge = await db
    .select({ goodsId: listing.goodsId, key: sql<number>`${column}`.mapWith(Number) })
    .from(listing)
    .where(and(result.where, beyond ?? undefined, lead ? ne(listing.goodsId, lead) : undefined))
    .orderBy(sql`${column} ${direction}`, sql`${listing.goodsId} ${direction}`)
    .limit(input.limit + 1);
  const rows = withLead(edge, lead, { cursor, ...input });
  const more = rows.length > input.limit;
  const page = rows.slice(0, input.limit);
  if (backwards) page.reverse();
  const { sort, choices, ranges, ...others } = input;
  const { after: _, limit: __, kinds: ___, games: ____, sellers: _____, ...applied } = others;
  return {
    list: await readItems(db, page),
    ...pageCursors(page, { cursor, sort, approximate: result.approximate, more }),
    total: Math.min(total, LISTINGS_COUNTED),
    total_exact: total <= LISTINGS_COUNTED,
    approximate: result.approximate && total > 0,
    applied: {
      sort,
      ...applied,
      ...(choices && { choices: JSON.stringify(choices) }),
      ...(ranges && { ranges: JSON.stringify(ranges) }),
    },
    facets: groupFacets(facets, game?.facts),
    numbers: numbers.filter(({ key }) => game?.facts[key]),
    price_range: priceRange && {
      from: fenToYuan(priceRange.from),
      to: fenToYuan(priceRange.to),
    },
  };
}

async function readItems(db: Db, page: readonly { goodsId: number }[]) {
  const ids = page.map(({ goodsId }) => goodsId);
  if (ids.length === 0) return [];
  const rows = await selectItems(db).where(inArray(goods.id, ids));
  return rows
    .sort((a, b) => ids.indexOf(a.goods.id) - ids.indexOf(b.goods.id))
    .map(toCatalogueItem);
}
