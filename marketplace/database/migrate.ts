import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./db";

/** An arbitrary key that no other advisory lock uses. */
const MIGRATION_LOCK = 4_000_359;

/** Applies pending ./migrations in one transaction; an advisory lock serializes processes that start together. */
export async function migrate(db: Db): Promise<void> {
  const files = readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${sql.raw(String(MIGRATION_LOCK))})`);
    await tx.execute(sql`create table if not exists migrations (hash text primary key)`);
    for (const file of files) {
      const applied = await tx.$count(sql`migrations where hash = ${file.hash}`);
      if (applied > 0) continue;
      for (const statement of file.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`insert into migrations values (${file.hash})`);
    }
  });
}
