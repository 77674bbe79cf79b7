import type { CallInput } from "@storefront/contract/calls";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { readGamesVersion, readGameWords, readReadings } from "../database/discovery/read-lexicon";
import { type PlainList, readListFacets } from "../database/discovery/read-list-facets";
import { listingIndex as listing } from "../database/schema";
import { matchTerms } from "./match-terms";
import { type ListingFilter, type Matches, readMatches, whereOf } from "./read-matches";
import { type Interpretation, interpretQuery } from "./rules/interpret-query";
import { createLexicon, type Lexicon } from "./rules/lexicon";
import type { PageCursor } from "./rules/page-cursor";
import { scriptOf, searchText } from "./rules/query-text";
import { goodsNumberOf } from "./rules/search-grams";

interface FirstFound extends Matches {
  /** Condition on the listings that the words mean. */
  filter: ListingFilter;
  /** null for a list without words. */
  interpretation: Interpretation | null;
  /** Its place among all. */
  step: number;
}

interface Options {
  filters: ListingFilter;
  /** The listings that there are at all. */
  assortment: SQL | undefined;
  /** The page is one of the interpretation that it names. */
  cursor: PageCursor | null;
  /** The same as the filters, if they are only these. */
  plain: PlainList | null;
}

/**
 * Counts the listings that match filters and words. The words are meant as the first interpretation that has any listing,
 * whether the filters exclude it or not.
 */
export async function findFirst(
  db: Db,
  { q, exact }: Pick<CallInput<"searchGoods">, "q" | "exact">,
  { filters, assortment, cursor, plain }: Options,
): Promise<FirstFound> {
  const none = { interpretation: null, step: 0 };
  if (q === undefined) {
    const matches = plain
      ? { found: await readListFacets(db, plain), frequent: false }
      : await readMatches(db, filters);
    return { ...matches, filter: filters, ...none };
  }
  const { interpretations } = await readWords(db, q);
  const number = goodsNumberOf(q);
  const ways = interpretations.flatMap((interpretation, step) =>
    interpretation === null || (exact && step > 0) ? [] : [{ interpretation, step }],
  );
  const chosen = cursor ? ways.filter(({ step }) => step === cursor.step) : ways;
  for (const { interpretation, step } of chosen) {
    const words = or(
      matchTerms(interpretation),
      number === null ? undefined : eq(listing.goodsId, number),
    );
    const filter = { ...filters, conditions: and(filters.conditions, words), byWords: true };
    const matches = await readMatches(db, filter);
    const isExcluded = async () =>
      whereOf(filters) !== undefined && (await existListings(db, and(assortment, words)));
    if (matches.found.total > 0 || (await isExcluded())) {
      return { ...matches, filter, interpretation, step };
    }
  }
  const found = { total: 0, facets: [], numbers: [], priceRange: null };
  const filter = { scope: sql`false`, conditions: undefined, byWords: false };
  const [first] = ways;
  return { found, frequent: false, filter, ...none, interpretation: first?.interpretation ?? null };
}

/** Whether any listing meets a condition. */
export async function existListings(db: Db, where: SQL | undefined): Promise<boolean> {
  const rows = await db.select({ id: listing.goodsId }).from(listing).where(where).limit(1);
  return rows.length > 0;
}

/** Reads a query by the names of the games. */
export async function readWords(db: Db, query: string) {
  const letters = [...new Set(searchText(query.slice(0, 80)))].filter(
    (letter) => scriptOf(letter) === "han",
  );
  const [lexicon, readings] = await Promise.all([readLexicon(db), readReadings(db, letters)]);
  return { lexicon, interpretations: interpretQuery(query, lexicon, readings) };
}

const lexicons = new WeakMap<Db, { version: string; lexicon: Lexicon }>();

/** Returns the words by which queries are read; they are read again when a game has changed. */
export async function readLexicon(db: Db): Promise<Lexicon> {
  const version = await readGamesVersion(db);
  const known = lexicons.get(db);
  if (known?.version === version) return known.lexicon;
  const lexicon = createLexicon(await readGameWords(db));
  lexicons.set(db, { version, lexicon });
  return lexicon;
}
