import type { Db } from "./open";
import { settings } from "./schema";

/** Puts the first rows into an empty database. @param now what ages and ends count from */
export type Fill = (db: Db, now: Date) => Promise<void>;

const FILLED_AT = "seeded_at";

/**
 * Fills a database in one transaction and once only: one that says when it was filled is left alone.
 * @returns false when it had been filled before
 */
export async function fillOnce(db: Db, fill: Fill, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .insert(settings)
      .values({ key: FILLED_AT, value: now.toISOString() })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return false;
    await fill(tx, now);
    return true;
  });
}
