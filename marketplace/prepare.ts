import { endWithComplaint } from "./complaint";
import { readConfig } from "./config";
import { createLog } from "./log";
import { openDeps } from "./open-deps";

/**
 * Migrates and seeds the database, then ends. Creating an embedded database takes half a gigabyte that a process
 * never gives back; done here, the marketplace that serves starts without it.
 */
async function prepare(): Promise<void> {
  const config = readConfig();
  const { close } = await openDeps(config, createLog(config.logLevel));
  await close();
}

prepare().catch(endWithComplaint);
