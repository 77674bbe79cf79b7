import { desc, lt, sql } from "drizzle-orm";
import { deleteBelow } from "../database/delete-below";
import { accountEvents } from "../database/schema";
import type { Deps } from "../deps";

/** A browser that was away for longer reads everything again. */
const KEEP_DAYS = 7;

/**
 * Deletes events after a week, except the newest one, which says where the log ends.
 * @returns the number of deleted events
 */
export async function deleteOldEvents({ db }: Pick<Deps, "db">): Promise<number> {
  const [newest] = await db
    .select({ id: accountEvents.id })
    .from(accountEvents)
    .where(
      lt(accountEvents.createdAt, sql`clock_timestamp() - make_interval(days => ${KEEP_DAYS})`),
    )
    .orderBy(desc(accountEvents.createdAt))
    .limit(1);
  return newest === undefined ? 0 : deleteBelow(db, accountEvents.id, newest.id);
}
