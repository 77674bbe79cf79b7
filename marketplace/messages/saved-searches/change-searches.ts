import { ApiError } from "@storefront/contract/api-error";
import { and, eq, ne } from "drizzle-orm";
import { savedSearches } from "../../database/schema";
import type { Deps } from "../../deps";
import { nextSearchAt } from "./save-search";

interface UserSearch {
  userId: number;
  searchId: number;
}

const isUsers = ({ userId, searchId }: UserSearch) =>
  and(eq(savedSearches.id, searchId), eq(savedSearches.userId, userId));

/**
 * Switches the notification of a saved search on or off. Listings that came while it was off are not told. Idempotent.
 * @throws ApiError `searchGone`, also for another user's
 */
export async function changeSavedSearch(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { isNotified, ...search }: UserSearch & { isNotified: boolean },
): Promise<null> {
  const now = clock.now();
  const changed = await db
    .update(savedSearches)
    .set({ isNotified, seenUpTo: now, nextAt: nextSearchAt(now) })
    .where(and(isUsers(search), ne(savedSearches.isNotified, isNotified)))
    .returning({ id: savedSearches.id });
  if (changed.length === 0 && (await db.$count(savedSearches, isUsers(search))) === 0) {
    throw new ApiError("searchGone");
  }
  return null;
}

/** Deletes a saved search of the user. Idempotent. */
export async function deleteSavedSearch(
  { db }: Pick<Deps, "db">,
  search: UserSearch,
): Promise<null> {
  await db.delete(savedSearches).where(isUsers(search));
  return null;
}
