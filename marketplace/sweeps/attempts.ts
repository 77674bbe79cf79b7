import { describeCause } from "@storefront/platform/observability/describe-error";
import { count } from "@storefront/platform/observability/metrics/recorder";
import { and, eq, inArray, lte, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { type SWEEP_KINDS, sweepFailures } from "../database/schema";
import type { Deps } from "../deps";

export type SweepDeps = Pick<Deps, "db" | "clock" | "log">;
export type SweepKind = (typeof SWEEP_KINDS)[number];

/** A failed item that no sweep has found due for this long is settled. */
const FORGET_AFTER_MS = 60_000;

export interface Attempts {
  /** Matches items that may be tried now: they have not failed, or have waited. */
  isReady(item: SQLWrapper): SQL;
  succeed(item: string): Promise<void>;
  /** Records the failure: the item waits 30 s, then twice as long each time, up to an hour. */
  fail(item: string, error: unknown): Promise<void>;
  /** Forgets failed items that were due and not found. Call when all ready items have been tried. */
  forgetSettled(): Promise<void>;
}

/**
 * Opens the record of a kind's failed items for one sweep.
 * @param isOurs matches those that the sweep could find, by `sweep_failures.item`; all of the kind by default
 */
export async function openAttempts(
  { db, clock, log }: SweepDeps,
  kind: SweepKind,
  isOurs?: SQL,
): Promise<Attempts> {
  const failed = await db
    .select({ item: sweepFailures.item, tries: sweepFailures.tries })
    .from(sweepFailures)
    .where(and(eq(sweepFailures.kind, kind), lte(sweepFailures.nextAt, clock.now()), isOurs));
  /** Tries of the failed items that are due and not found yet. */
  const untried = new Map(failed.map(({ item, tries }) => [item, tries]));
  return {
    isReady: (item) =>
      sql`not exists (select from ${sweepFailures} where ${sweepFailures.kind} = ${kind}
        and ${sweepFailures.item} = ${item}::text
        and ${sweepFailures.nextAt} > ${sql.param(clock.now(), sweepFailures.nextAt)})`,
    async succeed(item) {
      if (!untried.delete(item)) return;
      await db
        .delete(sweepFailures)
        .where(and(eq(sweepFailures.kind, kind), eq(sweepFailures.item, item)));
    },
    async fail(item, error) {
      const before = untried.get(item) ?? 0;
      untried.delete(item);
      const now = clock.now();
      const failure = {
        tries: before + 1,
        cause: describeCause(error),
        nextAt: backOff(now, before),
      };
      await db
        .insert(sweepFailures)
        .values({ kind, item, since: now, ...failure })
        .onConflictDoUpdate({ target: [sweepFailures.kind, sweepFailures.item], set: failure });
      count("sweep_item_failures_total", { kind });
      log.error({ err: error, kind, item, tries: failure.tries }, "sweep failed for an item");
    },
    async forgetSettled() {
      if (untried.size === 0) return;
      const before = new Date(clock.now().getTime() - FORGET_AFTER_MS);
      await db
        .delete(sweepFailures)
        .where(
          and(
            eq(sweepFailures.kind, kind),
            inArray(sweepFailures.item, [...untried.keys()]),
            lte(sweepFailures.nextAt, before),
          ),
        );
    },
  };
}

const FIRST_S = 30;
const LONGEST_S = 60 * 60;

/**
 * Exponential backoff: 30 s, doubled per failed attempt, at most an hour.
 * @param firstS the wait after the first attempt in seconds
 * @returns the time of the next attempt
 */
export const backOff = (now: Date, tries: number, firstS = FIRST_S): Date =>
  new Date(now.getTime() + Math.min(firstS * 2 ** Math.min(tries, 20), LONGEST_S) * 1000);
