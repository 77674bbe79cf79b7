import { lte, sql } from "drizzle-orm";
import type { Db } from "../open";
import { limitHits } from "../schema";
import type { Limiter, LimitRule } from "./limiter";

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
    // Without the database the marketplace itself is not ready.
    isReachable: () => true,
    async clear() {
      await db.delete(limitHits);
    },
    async close() {},
  };
}

/** Three statements, however many rules: an act has up to seven, and most of its time is their composition. */
async function take(db: Db, rules: readonly LimitRule[], now: Date): Promise<number | null> {
  // Always locked in the same order, or two acts could wait for each other.
  const ordered = [...rules].sort((a, b) => (a.key < b.key ? -1 : 1));
  const table = ruleTable(ordered, now);
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(rule.key, 0)) from ${table}`,
    );
    await tx.execute(sql`delete from ${limitHits} using ${table}
      where ${limitHits.key} = rule.key and ${limitHits.at} <= rule.since`);
    // Of a long window only the one row that decides is read.
    const blocking = await tx.select({ key: sql<string>`rule.key`, at: BLOCKING_MS }).from(table);
    const times = new Map(blocking.map(({ key, at }) => [key, at ?? undefined]));
    const waits = ordered.map((rule) => waitSeconds(rule, times.get(rule.key), now.getTime()));
    if (waits.every((seconds) => seconds === null)) {
      await tx.insert(limitHits).values(ordered.map((rule) => ({ key: rule.key, at: now })));
      return null;
    }
    return Math.max(...waits.map((seconds) => seconds ?? 0));
  });
}

/** The rules as a table `rule`, in their order. */
function ruleTable(rules: readonly LimitRule[], now: Date) {
  const rows = rules.map(({ key, limit, windowS }) => ({
    key,
    most: limit,
    since: new Date(now.getTime() - windowS * 1000),
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
    as rule(key text, most int, since timestamptz)`;
}

/** When the oldest act was that still counts against a rule which is used up, in ms; null when it is not. */
const BLOCKING_MS = sql<number | null>`(
  select (extract(epoch from ${limitHits.at}) * 1000)::float8 from ${limitHits}
  where ${limitHits.key} = rule.key order by ${limitHits.at} desc offset rule.most - 1 limit 1
)`;

/** A statement of its own: inside the transaction it could wait for rows of a key that waits for this one. */
async function forgetBefore(db: Db, time: Date): Promise<void> {
  await db.delete(limitHits).where(lte(limitHits.at, time));
}

/**
 * @param blocking when the act happened that has to leave the window before one more fits, of as many as the rule
 * allows the oldest (ms); undefined while there is room
 * @returns null when one more is allowed, else whole seconds (at least 1) until the window has room again
 */
function waitSeconds(rule: LimitRule, blocking: number | undefined, now: number): number | null {
  if (blocking === undefined) return null;
  return Math.max(1, Math.ceil((blocking + rule.windowS * 1000 - now) / 1000));
}
