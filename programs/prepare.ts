import { readConfig } from "@/marketplace/config";
import { openDeps } from "@/marketplace/open-deps";
import { exitOnStartupError } from "@/marketplace/startup-error";
import { createLog } from "@/observability/log";
import { sandboxWhereOn } from "./sandbox/sandbox-where-on";

/**
 * Migrates and fills the database, then ends. Creating an embedded database takes half a gigabyte that a process
 * never gives back; done here, the marketplace that serves starts without it.
 */
async function prepare(): Promise<void> {
  const config = readConfig();
  const { close } = await openDeps(
    config,
    createLog("marketplace", config.logLevel),
    sandboxWhereOn().openSystems,
  );
  await close();
}

prepare().catch(exitOnStartupError);
