import type { AssortmentFilter } from "@storefront/contract/assortment-filter";
import type { suggestAnswer } from "@storefront/contract/discovery";
import type { LISTING_KINDS } from "@storefront/contract/listing-kinds";
import { and, arrayContains, desc, eq, exists, inArray, or, type SQL, sql } from "drizzle-orm";
import type * as z from "zod";
import type { Db } from "../db";
import { games, goods, listingIndex } from "../schema";
import { indexInAssortment } from "./in-assortment";

const SUGGESTIONS = 8;
const GAMES = 3;
const KINDS = 3;
/** Most candidates that are ranked by popularity, because common words match a great many listings. */
const COMPARED = 300;

/**
 * A normalized search text. `grams`: alternative sets of letter pairs; a listing matches when it contains all of any
 * one set.
 */
interface SearchWords {
  text: string;
  grams: readonly string[][];
  /** The listing with this number comes first. */
  goodsNumber: number | null;
  /** The listings that may be suggested. */
  filter?: AssortmentFilter;
}

/**
 * Suggests, in this order and at most eight: the numbered listing, games by name or pinyin initials, kinds of the first
 * game, listings.
 */
export async function suggest(
  db: Db,
  { text, grams, goodsNumber, filter = {} }: SearchWords,
): Promise<z.output<typeof suggestAnswer>> {
  if (text === "") return { list: [] };
  const inAssortment = indexInAssortment(db, filter);
  const found = await db
    .select()
    .from(games)
    .where(
      and(
        or(
          sql`position(${text} in search_text(${games.name})) > 0`,
          sql`starts_with(${games.initials}, ${text})`,
        ),
        exists(
          db
            .select({ one: sql`1` })
            .from(listingIndex)
            .where(and(eq(listingIndex.gameName, games.name), inAssortment)),
        ),
      ),
    )
    .orderBy(sql`length(${games.name})`, games.slug)
    .limit(GAMES);
  const kinds = found[0] ? await kindsOf(db, found[0].name, inAssortment) : [];
  const numbered = goodsNumber === null ? [] : await namesOf(db, [goodsNumber], inAssortment);
  const listings = (await listingsOf(db, grams, inAssortment)).filter(
    ({ id }) => id !== goodsNumber,
  );
  const asGoods = ({ id, name }: { id: number; name: string }) => ({
    type: "goods" as const,
    goods_id: id,
    name,
  });
  return {
    list: [
      ...numbered.map(asGoods),
      ...found.map(({ slug, name }) => ({ type: "game" as const, slug, name })),
      ...kinds.map((kind) => ({
        type: "kind" as const,
        slug: found[0]?.slug ?? "",
        name: found[0]?.name ?? "",
        kind,
      })),
      ...listings.map(asGoods),
    ].slice(0, SUGGESTIONS),
  };
}

async function kindsOf(db: Db, game: string, inAssortment: SQL | undefined) {
  const some = db
    .select({ kind: listingIndex.kind })
    .from(listingIndex)
    .where(and(eq(listingIndex.gameName, game), inAssortment))
    .limit(COMPARED)
    .as("some");
  const rows = await db
    .select({ kind: some.kind })
    .from(some)
    .groupBy(some.kind)
    .orderBy(desc(sql`count(*)`), some.kind)
    .limit(KINDS);
  return rows.map(({ kind }) => kind as (typeof LISTING_KINDS)[number]);
}

async function listingsOf(db: Db, grams: readonly string[][], inAssortment: SQL | undefined) {
  const some = db
    .select({ goodsId: listingIndex.goodsId, popularity: listingIndex.popularity })
    .from(listingIndex)
    .where(and(or(...grams.map((each) => arrayContains(listingIndex.grams, each))), inAssortment))
    .limit(COMPARED)
    .as("some");
  const best = await db
    .select({ goodsId: some.goodsId })
    .from(some)
    .orderBy(desc(some.popularity), desc(some.goodsId))
    .limit(SUGGESTIONS);
  return namesOf(
    db,
    best.map(({ goodsId }) => goodsId),
  );
}

/** Reads number and name of the listings that are on sale, in the order of `ids`. */
async function namesOf(db: Db, ids: number[], inAssortment?: SQL) {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: goods.id, name: goods.name })
    .from(goods)
    .innerJoin(listingIndex, eq(listingIndex.goodsId, goods.id))
    .where(and(inArray(goods.id, ids), inAssortment));
  return rows.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
}
