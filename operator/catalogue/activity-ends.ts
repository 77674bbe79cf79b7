import type { Db } from "@storefront/marketplace/database/db";
import { goods } from "@storefront/marketplace/database/schema";
import { isOneOf } from "./is-one-of";
import type { ListingRow } from "./listing-row";
import { dateOf } from "./time";

/**
 * Returns when activities end. An end that is relative to the import is resolved once: a listing whose activity has an
 * end keeps it, so that repeating an import changes nothing.
 * @returns ends by listing id
 */
export async function readActivityEnds(
  db: Db,
  rows: readonly ListingRow[],
  now: Date,
): Promise<Map<number, Date>> {
  const ends = new Map<number, Date>();
  const relative: number[] = [];
  for (const { id, activity_until: until } of rows) {
    if (!until) continue;
    ends.set(id, dateOf(until, now));
    if ("msAgo" in until) relative.push(id);
  }
  if (relative.length === 0) return ends;
  const stored = await db
    .select({ id: goods.id, until: goods.activityUntil })
    .from(goods)
    .where(isOneOf(goods.id, relative));
  for (const { id, until } of stored) if (until) ends.set(id, until);
  return ends;
}
