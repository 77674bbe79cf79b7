import { migrate } from "@/database/migrate";
import { openDatabase } from "@/database/open";
import { readConfig } from "@/marketplace/config";
import { exitOnStartupError } from "@/marketplace/startup-error";

/** `npm run migrate`: brings the database to this version and ends. Run it before the programs of a new version start. */
async function main(): Promise<void> {
  const database = await openDatabase(readConfig());
  try {
    await migrate(database.db);
  } finally {
    await database.close();
  }
}

main().catch(exitOnStartupError);
