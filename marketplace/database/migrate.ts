import { fileURLToPath } from "node:url";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type { Db } from "./db";
import { adoptBaseline } from "./migrating/adopt-baseline";
import { applyMigrations, type LockWait } from "./migrating/apply-migrations";

/**
 * Applies pending ./migrations one after the other, while marketplaces answer calls; processes that start together take
 * turns.
 * @param onWait told when a migration gives way to calls and is tried again
 * @returns the number of migrations applied, 0 for a database that is up to date
 * @throws Error that names a migration whose locks stay taken for ten minutes; ConfigError for a database of a version
 *   before 0.2.0
 */
export async function migrate(db: Db, onWait?: LockWait["onWait"]): Promise<number> {
  const migrations = readMigrationFiles({
    migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
  });
  const [baseline] = migrations;
  if (baseline) await adoptBaseline(db, baseline);
  return applyMigrations(db, migrations, onWait && { onWait });
}
