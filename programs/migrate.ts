import { readConfig } from "@storefront/marketplace/config";
import { migrate } from "@storefront/marketplace/database/migrate";
import { openDatabase } from "@storefront/marketplace/database/open-database";
import { exitOnStartupError } from "@storefront/marketplace/startup-error";

/**
 * `npm run migrate`: migrates the database to this version and exits. Run it before starting the programs of a new
 * version.
 */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig());
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
}

main().catch(exitOnStartupError);
