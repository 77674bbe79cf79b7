import { isDeepStrictEqual } from "node:util";
import { ApiError } from "@storefront/contract/api-error";
import type { CallAnswer } from "@storefront/contract/calls";
import type { SavedQuery } from "@storefront/contract/discovery/saved-search";
import {
  SAVED_SEARCH_EVERY_S,
  SAVED_SEARCHES_MOST,
} from "@storefront/contract/discovery/saved-search-terms";
import { eq } from "drizzle-orm";
import { findGame } from "../../database/discovery/find-game";
import { savedSearches, users } from "../../database/schema";
import { singleRow } from "../../database/single-row";
import type { Deps } from "../../deps";

interface NewSearch {
  userId: number;
  brand: string;
  title: string;
  query: SavedQuery;
}

/**
 * Saves a search (product §7); the user is notified of its listings from now on. The same search on the same brand's
 * site is saved once; saving it again switches its notifications on.
 * @throws ApiError `searchesFull`
 */
export async function saveSearch(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, brand, title, query: given }: NewSearch,
): Promise<CallAnswer<"saveSearch">> {
  const game = await findGame(db, given.game);
  const query = plainQuery({ ...given, ...(game && { game: game.name }) });
  const now = clock.now();
  const from = { seenUpTo: now, nextAt: nextSearchAt(now) };
  return db.transaction(async (tx) => {
    // One at a time for each user, so that the limit holds and none is saved twice.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for("no key update");
    const own = await tx.select().from(savedSearches).where(eq(savedSearches.userId, userId));
    const same = own.find((each) => each.brand === brand && isDeepStrictEqual(each.query, query));
    if (same && !same.isNotified) {
      await tx
        .update(savedSearches)
        .set({ isNotified: true, ...from })
        .where(eq(savedSearches.id, same.id));
    }
    if (same) return { search_id: same.id, is_new: false };
    if (own.length >= SAVED_SEARCHES_MOST) throw new ApiError("searchesFull");
    const rows = await tx
      .insert(savedSearches)
      .values({ userId, brand, title: title.trim(), query, createdAt: now, ...from })
      .returning({ id: savedSearches.id });
    return { search_id: singleRow(rows).id, is_new: true };
  });
}

/** When a search is looked through after it has been looked through or begins. */
export const nextSearchAt = (now: Date): Date =>
  new Date(now.getTime() + SAVED_SEARCH_EVERY_S * 1000);

/** The query as the column returns it: without what is undefined. */
const plainQuery = (query: SavedQuery): SavedQuery => JSON.parse(JSON.stringify(query));
