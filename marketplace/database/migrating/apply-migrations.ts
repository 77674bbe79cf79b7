import { sql } from "drizzle-orm";
import type { Db } from "../db";
import { repeatConflicts } from "../repeat-conflicts";
import { selectRows } from "../select-rows";
import { WITHOUT_LIMITS } from "../without-limits";
import { buildIndexes } from "./build-indexes";
import { isConcurrent } from "./concurrent-statement";
import { MIGRATION_LOCK, type Migration, takeTurns } from "./migration";

/** Lock time-outs of a migration. */
export interface LockWait {
  /**
   * How long each statement waits, in ms. Calls queue behind a lock that is waited for, so this is less than calls wait
   * for a lock themselves (`CALL_LIMITS`).
   */
  lockMs: number;
  /** Between tries, in which the calls that have queued are answered; in ms. */
  pauseMs: number;
  /** From the first try, in ms. */
  giveUpMs: number;
  onWait?: (tries: number) => void;
}

const LOCK_WAIT: LockWait = { lockMs: 1_000, pauseMs: 3_000, giveUpMs: 10 * 60_000 };

/**
 * Applies what is pending in order, each migration in a transaction of its own. One that waits behind a long transaction is
 * undone and tried again. One of concurrent indexes runs outside of transactions and continues where it was interrupted.
 * @returns how many this process has applied
 */
export async function applyMigrations(
  db: Db,
  migrations: readonly Migration[],
  changes: Partial<LockWait> = {},
): Promise<number> {
  const wait = { ...LOCK_WAIT, ...changes };
  const applied = await readApplied(db);
  let count = 0;
  for (const migration of migrations) {
    if (applied.has(migration.hash)) continue;
    const apply = isConcurrent(migration.sql)
      ? () => buildIndexes(db, migration)
      : () => applyInTransaction(db, migration, wait.lockMs);
    if (await untilLocked(apply, migration, wait)) count += 1;
  }
  return count;
}

const readApplied = (db: Db): Promise<ReadonlySet<string>> =>
  inTurn(db, async (tx) => {
    await tx.execute(sql`create table if not exists migrations (hash text primary key)`);
    const rows = await selectRows<{ hash: string }>(tx, sql`select hash from migrations`);
    return new Set(rows.map(({ hash }) => hash));
  });

/** @returns false when another process has applied it meanwhile */
const applyInTransaction = (db: Db, { hash, sql: text }: Migration, lockMs: number) =>
  inTurn(db, async (tx) => {
    if ((await tx.$count(sql`migrations where hash = ${hash}`)) > 0) return false;
    await tx.execute(sql`select set_config('lock_timeout', ${String(lockMs)}, true)`);
    for (const statement of text) await tx.execute(sql.raw(statement));
    await tx.execute(sql`insert into migrations values (${hash})`);
    return true;
  });

/** Works in a transaction when no other process migrates. */
async function inTurn<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return takeTurns(() =>
    db.transaction(async (tx) => {
      await tx.execute(WITHOUT_LIMITS);
      const [lock] = await selectRows<{ taken: boolean }>(
        tx,
        sql`select pg_try_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))}) as taken`,
      );
      return lock?.taken ? { done: await work(tx) } : undefined;
    }),
  );
}

function untilLocked<T>(
  apply: () => Promise<T>,
  { sql: [first = ""] }: Migration,
  { pauseMs, giveUpMs, onWait }: LockWait,
): Promise<T> {
  const began = performance.now();
  return repeatConflicts(apply, (tries, cause) => {
    if (performance.now() - began > giveUpMs) {
      const what = `the migration that begins with ${first.trim().slice(0, 80)}`;
      throw new Error(`${what} could not acquire its locks; see pg_stat_activity`, { cause });
    }
    onWait?.(tries);
    return pauseMs;
  });
}
