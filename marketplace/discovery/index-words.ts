import { asc, isNull, sql } from "drizzle-orm";
import { listingIndex as listing } from "../database/schema";
import type { Deps } from "../deps";

/** Listings per transaction, half a second. */
const PIECE = 200;

/**
 * Indexes the words of listings that an older version has indexed without them. Runs while the marketplace is in use,
 * may be interrupted at any time, and in several processes at once.
 * @param piece listings per transaction
 * @returns the number of indexed listings
 */
export async function indexWords(
  { db }: Pick<Deps, "db">,
  signal?: AbortSignal,
  piece = PIECE,
): Promise<number> {
  let indexed = 0;
  while (!signal?.aborted) {
    const count = await db.transaction(async (tx) => {
      const rows = await tx
        .select({ id: listing.goodsId })
        .from(listing)
        .where(isNull(listing.words))
        .orderBy(asc(listing.goodsId))
        .limit(piece)
        .for("update", { skipLocked: true });
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0)
        await tx.execute(sql`select refresh_listings(${sql.param(ids)}::integer[])`);
      return ids.length;
    });
    indexed += count;
    if (count < piece) break;
  }
  return indexed;
}
