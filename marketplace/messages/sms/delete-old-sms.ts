import { sql } from "drizzle-orm";
import { deleteBelow } from "../../database/delete-below";
import { smsNotices } from "../../database/schema";
import type { Deps } from "../../deps";

const KEEP_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Deletes SMS after 30 days of the database's clock, which is the one they were written by.
 * @returns the number of deleted SMS
 */
export async function deleteOldSms({ db }: Pick<Deps, "db">): Promise<number> {
  const [clock] = await db
    .select({ now: sql<string>`clock_timestamp()` })
    .from(sql`(values (1)) as one`);
  const now = new Date(clock?.now ?? 0).getTime();
  return deleteBelow(db, smsNotices.createdAt, new Date(now - KEEP_DAYS * DAY_MS));
}
