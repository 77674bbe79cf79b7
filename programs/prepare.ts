import { readConfig } from "@storefront/marketplace/config";
import { openDeps } from "@storefront/marketplace/open-deps";
import { exitOnStartupError } from "@storefront/marketplace/startup-error";
import { createLog } from "@storefront/platform/observability/log";
import { selectSystems } from "./select-systems";

/**
 * Migrates and fills the database, then exits. Creating an embedded database takes half a gigabyte that a process never
 * releases; when it is done here, the marketplace starts without it.
 */
async function prepare(): Promise<void> {
  const config = readConfig();
  const { close } = await openDeps(
    config,
    createLog("marketplace", config.logLevel),
    selectSystems().openSystems,
  );
  await close();
}

prepare().catch(exitOnStartupError);
