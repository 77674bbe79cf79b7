import { protectPhones } from "@storefront/marketplace/accounts/accounts";
import { systemClock } from "@storefront/marketplace/clock";
import { readMigrationConfig } from "@storefront/marketplace/config";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { exitOnStartupError } from "@storefront/marketplace/startup-error";
import { createLog } from "@storefront/platform/observability/log";

/**
 * `npm run migrate`: migrates the database to this version, encrypts what an older one has stored in plain, and exits. Run it before starting the programs of a new
 * version.
 */
async function main(): Promise<void> {
  const config = readMigrationConfig();
  const database = await openDatabase(config);
  const { db } = database;
  try {
    const log = createLog("marketplace", config.logLevel);
    const applied = await migrate(db, (tries) =>
      log.warn({ tries }, "migration is waiting for a lock; see pg_stat_activity"),
    );
    log.info({ applied }, "migrations applied");
    await protectPhones({ db, clock: systemClock(), config, log });
  } finally {
    await database.close();
  }
}

main().catch(exitOnStartupError);
