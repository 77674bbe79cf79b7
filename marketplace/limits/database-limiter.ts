import { and, desc, eq, lte, sql } from "drizzle-orm";
import type { Db } from "../db/open";
import { limitHits } from "../db/schema";
import type { Limiter, LimitRule } from "./limiter";
import { waitSeconds } from "./wait-seconds";

/** No rule looks further back. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The limiter of an installation without Redis: one row for each act, one lock for each key. */
export function databaseLimiter(db: Db): Limiter {
  return {
    async take(rules, now) {
      const wait = await take(db, rules, now);
      if (wait === null) await forgetBefore(db, new Date(now.getTime() - LONGEST_WINDOW_MS));
      return wait;
    },
    async clear() {
      await db.delete(limitHits);
    },
    async close() {},
  };
}

async function take(db: Db, rules: readonly LimitRule[], now: Date): Promise<number | null> {
  // Always locked in the same order, or two acts could wait for each other.
  const ordered = [...rules].sort((a, b) => (a.key < b.key ? -1 : 1));
  return db.transaction(async (tx) => {
    let wait: number | null = null;
    for (const rule of ordered) {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${rule.key}, 0))`);
      const since = new Date(now.getTime() - rule.windowS * 1000);
      await tx.delete(limitHits).where(and(eq(limitHits.key, rule.key), lte(limitHits.at, since)));
      // Of a long window only the one row that decides is read.
      const [blocking] = await tx
        .select({ at: limitHits.at })
        .from(limitHits)
        .where(eq(limitHits.key, rule.key))
        .orderBy(desc(limitHits.at))
        .offset(rule.limit - 1)
        .limit(1);
      const seconds = waitSeconds(rule, blocking?.at.getTime(), now.getTime());
      if (seconds !== null) wait = Math.max(wait ?? 0, seconds);
    }
    if (wait === null) {
      await tx.insert(limitHits).values(ordered.map((rule) => ({ key: rule.key, at: now })));
    }
    return wait;
  });
}

/** A statement of its own: inside the transaction it could wait for rows of a key that waits for this one. */
async function forgetBefore(db: Db, time: Date): Promise<void> {
  await db.delete(limitHits).where(lte(limitHits.at, time));
}
