import { sql } from "drizzle-orm";
import type { Db } from "./db";

/** Shortest interval of readings. */
const EVERY_MS = 5_000;
/** A smaller difference comes from the way to the database. */
const TOLERANCE_MS = 20;

/** A clock that follows another, which `sync` reads. */
export interface FollowedClock {
  now(): Date;
  sync(): Promise<void>;
}

/**
 * Creates the clock of all programs on one database: the database's own, so that a program whose machine has a wrong
 * clock, or one that jumps, expires no order early. Between two readings a monotonic timer tells the time.
 * @throws when its first `sync` cannot read the database; `now` before it returns the machine's time
 */
export const databaseClock = (db: Db): FollowedClock =>
  followClock(async () => {
    const ms = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::float8`;
    const [row] = await db.select({ ms }).from(sql`(values (1)) as one`);
    if (!row) throw new Error("the database told no time");
    return row.ms;
  });

/**
 * @param readMs reads the other clock, in ms since 1970
 * @param elapsedMs a monotonic clock
 */
export function followClock(
  readMs: () => Promise<number>,
  elapsedMs = () => performance.now(),
): FollowedClock {
  let aheadMs: number | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  return {
    now: () => (aheadMs === undefined ? new Date() : new Date(Math.round(elapsedMs() + aheadMs))),
    async sync() {
      const before = elapsedMs();
      if (before - readAt < EVERY_MS) return;
      const ms = await readMs();
      const after = elapsedMs();
      readAt = after;
      const found = ms - (before + after) / 2;
      const inexactMs = (after - before) / 2 + TOLERANCE_MS;
      if (aheadMs === undefined || Math.abs(found - aheadMs) > inexactMs) aheadMs = found;
    },
  };
}
