import { join } from "node:path";
import { bundlePrograms } from "@/scripts/build/bundle-programs";
import { testDatabase } from "../product/fresh-database";
import { setUpDatabase } from "../product/run-to-end";

/** What every test file of the data suite would otherwise compile and create itself. */
export interface DataSuite {
  /** Environment variables of jest: DATA_PROGRAMS, a folder of bundles, and DATA_SEEDED_URL, a database to copy. */
  env: Record<string, string>;
  /** Drops the database. */
  close(): Promise<void>;
}

/**
 * Bundles the programs, which start in a third of the time, and seeds a database.
 * @param server a postgres:// address whose user may create databases
 * @throws Error with the program's output when the database cannot be seeded
 */
export async function prepareDataSuite(root: string, server: string): Promise<DataSuite> {
  const programs = join(root, "node_modules/.cache/data-suite");
  await bundlePrograms(root, programs);
  const { url, drop } = await testDatabase(server);
  const settings = { DATABASE_URL: url, REDIS_URL: "", SANDBOX: "1", LOG_LEVEL: "error" };
  try {
    await setUpDatabase(settings);
  } catch (error) {
    await drop();
    throw error;
  }
  return { env: { DATA_PROGRAMS: programs, DATA_SEEDED_URL: url }, close: drop };
}
