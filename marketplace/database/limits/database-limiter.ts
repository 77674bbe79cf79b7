import { and, eq, gt, inArray, lte, sql } from "drizzle-orm";
import type { Db } from "../db";
import { limitHits } from "../schema";
import type { Action, Limiter, LimitRule } from "./limiter";

/** The longest window of any rule. */
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000;

/** The limiter of an installation without Redis: one row per counted unit, one advisory lock per key. */
export function databaseLimiter(db: Db): Limiter {
  return {
    async take(rules, { at }) {
      const wait = await take(db, rules, at);
      if (wait === null) await deleteHitsUntil(db, new Date(at.getTime() - LONGEST_WINDOW_MS));
      return wait;
    },
    takeBack: (rules, action) => takeBack(db, rules, action),
    count: ({ key, windowS }, now) =>
      db.$count(
        limitHits,
        and(eq(limitHits.key, key), gt(limitHits.at, new Date(now.getTime() - windowS * 1000))),
      ),
    // Without its database the marketplace is not ready anyway.
    isReachable: async () => true,
    async clear() {
      await db.delete(limitHits);
    },
    async close() {},
  };
}

/**
 * Uses three statements for any number of rules (up to seven per action): composing statements takes most of the time.
 */
async function take(db: Db, rules: readonly LimitRule[], now: Date): Promise<number | null> {
  // Locked in a fixed order to prevent deadlocks.
  const ordered = [...rules].sort((a, b) => (a.key < b.key ? -1 : 1));
  const table = ruleTable(ordered, now);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(rule.key, 0)) from ${table}`,
    );
    await tx.execute(sql`delete from ${limitHits} using ${table}
      where ${limitHits.key} = rule.key and ${limitHits.at} <= rule.since`);
    // Reads only the deciding row of each window, however long the window is.
    const blocking = await tx.select({ key: sql<string>`rule.key`, at: BLOCKING_MS }).from(table);
    const times = new Map(blocking.map(({ key, at }) => [key, at ?? undefined]));
    if (blocking.some(({ at }) => at !== null && at > now.getTime())) {
      const keys = ordered.map(({ key }) => key);
      await tx
        .update(limitHits)
        .set({ at: now })
        .where(and(inArray(limitHits.key, keys), gt(limitHits.at, now)));
    }
    const waits = ordered.map((rule) => waitSeconds(rule, times.get(rule.key), now.getTime()));
    if (waits.every((seconds) => seconds === null)) {
      const units = ordered.flatMap(({ key, cost = 1 }) =>
        Array.from({ length: cost }, () => ({ key, at: now })),
      );
      await tx.insert(limitHits).values(units);
      return null;
    }
    return Math.max(...waits.map((seconds) => seconds ?? 0));
  });
}

/** Units of one key and time are alike: any of them are deleted. */
async function takeBack(db: Db, rules: readonly LimitRule[], { at }: Action): Promise<void> {
  for (const { key, cost = 1 } of rules) {
    const counted = db
      .select({ id: limitHits.id })
      .from(limitHits)
      .where(and(eq(limitHits.key, key), eq(limitHits.at, at)))
      .limit(cost);
    await db.delete(limitHits).where(inArray(limitHits.id, counted));
  }
}

/** Builds a table `rule` from the rules, in their order. */
function ruleTable(rules: readonly LimitRule[], now: Date) {
  const rows = rules.map(({ key, limit, windowS, cost = 1 }) => ({
    key,
    room: limit - cost,
    since: new Date(now.getTime() - windowS * 1000),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as rule(key text, room int, since timestamptz)`;
}

/**
 * Time of the unit that blocks an exhausted rule (ms): the newest that leaves no room for the action's cost; null while there is room.
 */
const BLOCKING_MS = sql<number | null>`(
  select (extract(epoch from ${limitHits.at}) * 1000)::float8 from ${limitHits}
  where ${limitHits.key} = rule.key order by ${limitHits.at} desc offset rule.room limit 1
)`;

/** Runs outside the transaction: inside, it could deadlock with an action that holds rows of another key. */
async function deleteHitsUntil(db: Db, time: Date): Promise<void> {
  await db.delete(limitHits).where(lte(limitHits.at, time));
}

/**
 * @param blocking time (ms) of the action that must leave the window before another one fits; undefined while there is
 * room
 * @returns null when one more action is allowed, else whole seconds (at least 1) until the window has room again
 */
function waitSeconds(rule: LimitRule, blocking: number | undefined, now: number): number | null {
  if (blocking === undefined) return null;
  return Math.max(1, Math.ceil((Math.min(blocking, now) + rule.windowS * 1000 - now) / 1000));
}
