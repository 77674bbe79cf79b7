import { eq } from "drizzle-orm";
import type { Db } from "./db";
import { delayedChanges, settings } from "./schema";
import { WITHOUT_LIMITS } from "./without-limits";

/** Seeds an empty database. @param now reference time for the ages and deadlines of the seeded rows */
export type Fill = (db: Db, now: Date) => Promise<void>;

const FILLED_AT = "seeded_at";

/** Returns when a database was seeded. */
export async function filledAt(db: Db): Promise<Date> {
  const [row] = await db.select().from(settings).where(eq(settings.key, FILLED_AT));
  return new Date(String(row?.value));
}

/** Seeds a database once, in one transaction. @returns false when it was seeded before */
export async function fillOnce(db: Db, fill: Fill, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(WITHOUT_LIMITS);
    const marked = await tx
      .insert(settings)
      .values({ key: FILLED_AT, value: now.toISOString() })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return false;
    await fill(tx, now);
    // The seeded counters need no announcement: no page has been rendered yet.
    await tx.delete(delayedChanges);
    return true;
  });
}
