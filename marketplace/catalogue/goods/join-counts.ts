import { sql } from "drizzle-orm";
import type { Deps } from "../../deps";

/** Joins the rows that changes of listings have added to the stored counts, so that a sum reads few of them. */
export async function joinCounts({ db }: Pick<Deps, "db">): Promise<void> {
  await db.execute(sql`select join_counts()`);
}
