import type { SavedQuery } from "@storefront/contract/discovery/saved-search";
import { and, gt, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../database/db";
import { findGame } from "../database/discovery/find-game";
import { indexInAssortment } from "../database/discovery/in-assortment";
import { walked, walkListings } from "../database/discovery/walk-listings";
import { listingIndex as listing } from "../database/schema";
import { existListings, readWords } from "./find-first";
import { filtersOf } from "./listing-filters";
import { matchTerms } from "./match-terms";
import { WALKED } from "./read-matches";
import { readStated } from "./read-stated";

interface Found {
  count: number;
  /** The last listed of them. */
  newest: number;
}

/**
 * Finds the listings of a search that were listed after a time, up to another. Reads only the newest listings of the
 * game, by the index of that order. Words match as in the search, but not approximately.
 * @returns null when there is none
 */
export async function findNewListings(
  db: Db,
  saved: SavedQuery,
  { after, upTo }: { after: Date; upTo: Date },
): Promise<Found | null> {
  const query = (await readStated(db, saved))?.input ?? saved;
  const game = await findGame(db, query.game);
  const { scope, conditions } = filtersOf({ ...query, sort: "newest", limit: 1 }, game);
  const assortment = indexInAssortment(db, query);
  const fresh = and(
    scope,
    gt(listing.listedMs, after.getTime()),
    lte(listing.listedMs, upTo.getTime()),
  );
  const newest = walkListings(fresh, { key: "listed", descending: true, most: WALKED });
  const find = async (words?: SQL): Promise<Found | null> => {
    const [row] = await db
      .select({
        newest: walked(listing.goodsId),
        count: sql`count(*) over ()`.mapWith(Number),
      })
      .from(newest)
      .where(and(conditions, assortment, words))
      .orderBy(sql`${listing.listedMs} desc`, sql`${listing.goodsId} desc`)
      .limit(1);
    return row ?? null;
  };
  if (query.q === undefined) return find();
  // The usual case, without reading the words.
  if ((await find()) === null) return null;
  const { interpretations } = await readWords(db, query.q);
  for (const meant of query.exact ? interpretations.slice(0, 1) : interpretations) {
    if (meant === null || meant.approximate) continue;
    const words = matchTerms(meant);
    const found = await find(words);
    if (found || (await existListings(db, and(assortment, words)))) return found;
  }
  return null;
}
