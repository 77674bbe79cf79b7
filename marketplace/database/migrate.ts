import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./db";

/** An arbitrary key that no other advisory lock uses. */
const MIGRATION_LOCK = 4_000_359;

/**
 * Lifts the limits of statements for the rest of a transaction: it may change large tables, and it waits for another
 * process that does the same.
 */
export const WITHOUT_LIMITS = sql`select set_config(name, '0', true)
  from unnest(array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) name`;

/**
 * Applies pending ./migrations in one transaction; an advisory lock serializes processes that start together.
 * @returns the number of migrations applied, 0 for a database that is up to date
 */
export async function migrate(db: Db): Promise<number> {
  const files = readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  return db.transaction(async (tx) => {
    let pending = 0;
    await tx.execute(WITHOUT_LIMITS);
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await tx.execute(sql`create table if not exists migrations (hash text primary key)`);
    for (const file of files) {
      const applied = await tx.$count(sql`migrations where hash = ${file.hash}`);
      if (applied > 0) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations values (${file.hash})`);
      pending += 1;
    }
    return pending;
  });
}
