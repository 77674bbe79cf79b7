import type { Db } from "../open";
import { settings } from "../schema";
import { insertBoosts } from "./boosts";
import { CASES } from "./cases";
import { CATALOGUE } from "./catalogue";
import { continueIds, insertCoupons, insertListings, insertPeople } from "./insert";
import { insertSales } from "./sales";

const SEEDED_AT = "seeded_at";

/**
 * Fills an empty database with the fixed cases and the sample catalogue around them, in one transaction and
 * once only: a database that says when it was seeded is left alone.
 * @param now what ages, dates of reviews and ends of coupons count from
 * @returns false when it had been seeded before
 */
export async function seed(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const marked = await tx
      .insert(settings)
      .values({ key: SEEDED_AT, value: now.toISOString() })
      .onConflictDoNothing()
      .returning();
    if (marked.length === 0) return false;
    await insertPeople(tx, now);
    await insertListings(tx, [...CASES, ...CATALOGUE], now);
    await insertCoupons(tx, now);
    await insertSales(tx, now);
    await continueIds(tx);
    await insertBoosts(tx, now);
    return true;
  });
}
