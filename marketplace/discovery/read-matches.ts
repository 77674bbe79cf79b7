import { MATCHES_COUNTED } from "@storefront/contract/discovery/discovery";
import { and, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { readFacets, type SearchFacets } from "../database/discovery/read-facets";
import { walkListings } from "../database/discovery/walk-listings";
import { singleRow } from "../database/single-row";

/** Conditions of a list or search. */
export interface ListingFilter {
  /** Conditions on game, kind and stock: the sort indexes cover them. */
  scope: SQL | undefined;
  /** All other conditions. */
  conditions: SQL | undefined;
  /**
   * Some of the other conditions are on delivery, which has no index, or combine keys and words, whose common listings
   * PostgreSQL cannot estimate.
   */
  byWords: boolean;
}

export interface Matches {
  found: SearchFacets;
  /** See `isFrequent`. */
  frequent: boolean;
}

/** Best sellers that are checked before an index of keys or words is used. */
const SAMPLE = 2 * MATCHES_COUNTED;
/** Matches among them that make a search frequent: one of fifty. */
const FREQUENT = SAMPLE / 50;
/** Listings of an order that are searched for frequent matches: about 120 of them, or more. */
export const WALKED = 15 * SAMPLE;

export const whereOf = ({ scope, conditions }: ListingFilter): SQL | undefined =>
  and(scope, conditions);

/** Counts the listings that match, and finds out whether they are frequent. */
export async function readMatches(db: Db, filter: ListingFilter): Promise<Matches> {
  const where = whereOf(filter);
  if (!filter.byWords) return { found: await readFacets(db, where), frequent: false };
  const matches = await countBest(db, filter);
  const frequent = matches >= FREQUENT;
  // As many as are counted are then among those that are walked.
  if (matches * (WALKED / SAMPLE) > MATCHES_COUNTED) {
    const found = await readFacets(db, filter.conditions, bestOf(filter, WALKED));
    if (found.total > MATCHES_COUNTED) return { found, frequent };
  }
  return { found: await readFacets(db, where), frequent };
}

/** Finds out whether so many of the best sellers match that a page is found among the first listings of an order. */
export const isFrequent = async (db: Db, filter: ListingFilter): Promise<boolean> =>
  (await countBest(db, filter)) >= FREQUENT;

async function countBest(db: Db, filter: ListingFilter): Promise<number> {
  const matches = sql`count(*)`.mapWith(Number);
  const rows = await db.select({ matches }).from(bestOf(filter, SAMPLE)).where(filter.conditions);
  return singleRow(rows).matches;
}

/** The best-selling of the listings that may match. */
export const bestOf = ({ scope }: ListingFilter, most: number): SQL =>
  walkListings(scope, { key: "popularity", descending: true, most });
