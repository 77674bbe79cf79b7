import type { CallInput } from "@storefront/contract/calls";
import { LISTINGS_COUNTED, type searchGoodsAnswer } from "@storefront/contract/discovery";
import { fenToYuan, yuanToFen } from "@storefront/contract/money";
import { and, arrayContains, eq, gte, inArray, lte, ne, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../../database/db";
import { findListingByNumber, gameNameOf } from "../../database/discovery/look-up";
import { readFacets } from "../../database/discovery/read-facets";
import { goods, listingIndex as listing } from "../../database/schema";
import { groupFacets } from "../../domain/discovery/group-facets";
import { decodeCursor } from "../../domain/discovery/page-cursor";
import { pageCursors, pageOrder, withLead } from "../../domain/discovery/page-order";
import {
  approximateGrams,
  goodsNumberOf,
  searchWords,
  wordGrams,
} from "../../domain/discovery/search-grams";
import { selectItems, toCatalogueItem } from "../goods/catalogue-item";

type SearchInput = CallInput<"searchGoods">;

const KEYS = {
  popularity: listing.popularity,
  price: listing.priceFen,
  listed: listing.listedMs,
};

const MAX_FEN = 2_147_483_647;
/** Added by `listing_popularity` to the sales of a listing that is in stock. */
const IN_STOCK = 2 ** 31;

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
  const filters = filtersOf(input, await gameNameOf(db, input.game));
  const alternatives = input.q === undefined ? [] : approximateGrams(searchWords(input.q));
  const read = async (approximate: boolean) => {
    const words = input.q === undefined ? undefined : wordsOf(input.q, approximate);
    const where = and(filters, words);
    return { approximate, where, found: await readFacets(db, where) };
  };
  let result = await read(cursor?.approximate ?? false);
  if (!cursor && result.found.total === 0 && alternatives.length > 0) result = await read(true);
  const { total, facets, priceRange } = result.found;

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
  const { sort, after: _, limit: __, choices, ranges, ...applied } = input;
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
    facets: groupFacets(facets),
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

function filtersOf(input: SearchInput, game: string | undefined): SQL | undefined {
  const { kind, price_from: from, price_to: to, delivery, ...rest } = input;
  const facets = (["server", "rank", "face_value"] as const)
    .filter((name) => rest[name])
    .map((name) => `${name}:${rest[name]}`);
  if (rest.rebind) facets.push("rebind:1");
  const prefix = game && kind ? `${game}/${kind}/` : game ? `${game}/` : "";
  const keys = facets.map((facet) => prefix + facet);
  return and(
    game === undefined ? undefined : eq(listing.gameName, game),
    kind && eq(listing.kind, kind),
    from === undefined ? undefined : gte(listing.priceFen, priceFen(from)),
    to === undefined ? undefined : lte(listing.priceFen, priceFen(to)),
    delivery ? eq(listing.deliveryType, delivery) : undefined,
    rest.in_stock ? gte(listing.popularity, IN_STOCK) : undefined,
    keys.length > 0 ? arrayContains(listing.keys, keys) : undefined,
  );
}

/** Clamps a price to the range of the column. */
const priceFen = (yuan: string | number): number =>
  Math.min(Math.max(yuanToFen(yuan) ?? 0, 0), MAX_FEN);

/** Matches listings by words; a query without a letter or digit matches nothing. */
function wordsOf(query: string, approximate: boolean): SQL | undefined {
  const words = searchWords(query);
  if (words.length === 0) return sql`false`;
  const grams = approximate ? approximateGrams(words) : wordGrams(words);
  const number = goodsNumberOf(query);
  return or(
    ...grams.map((each) => arrayContains(listing.grams, each)),
    number === null ? undefined : eq(listing.goodsId, number),
  );
}
