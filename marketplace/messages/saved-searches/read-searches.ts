import type { CallAnswer } from "@storefront/contract/calls";
import { desc, eq } from "drizzle-orm";
import type { Db } from "../../database/db";
import { savedSearches } from "../../database/schema";
import { toSentQuery } from "../../discovery/discovery";

/** Reads a user's saved searches, newest first. */
export async function readSavedSearches(
  db: Db,
  userId: number,
): Promise<CallAnswer<"savedSearches">> {
  const rows = await db
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.id));
  return {
    list: rows.map(({ id, title, brand, query, isNotified, notifiedAt }) => ({
      search_id: id,
      title,
      brand,
      query: toSentQuery(query),
      notify: isNotified,
      notified_at: notifiedAt?.toISOString() ?? null,
    })),
  };
}
