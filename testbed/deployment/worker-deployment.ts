import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { productAddresses } from "@/scripts/launch/programs";
import { newSecrets } from "../product/new-secrets";
import { setUpDatabase } from "../product/run-to-end";
import { type SimulatedSystems, startSimulatedSystems } from "../product/simulated-systems";
import { startProduct } from "../product/start-product";
import { workerPorts } from "./deployment";
import { PREPARED_KEY } from "./prepared-data";

export interface WorkerDeployment {
  /** Set when the external systems run as a separate process. */
  systems: SimulatedSystems | undefined;
  /** Secret that storefront and marketplace share. */
  internalSecret: string;
  stop(): Promise<void>;
}

/** Folders of resized images, and of the copies that markets of testers start from. */
const SHARED = ["media", "markets"];

/**
 * Starts a marketplace and a storefront for one Playwright worker, on the ports of `workerPorts()` and a copy of the
 * prepared data. Workers share what the first of them makes that needs it.
 * @param template folder of the prepared data (global-setup.ts)
 * @param separateSystems turns the sandbox off and runs the external systems as a separate process
 * @param emptyMarketplace starts without listings and users
 * @param databaseChange SQL that is run before the marketplace starts
 * @param minimalApi starts the API of `minimal-api` in place of the marketplace
 * @throws Error with the programs' output when one does not start
 */
export async function startWorkerDeployment(
  template: string,
  {
    separateSystems = false,
    emptyMarketplace = false,
    databaseChange = "",
    minimalApi = false,
  } = {},
): Promise<WorkerDeployment> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-e2e-"));
  if (!emptyMarketplace)
    cpSync(join(template, "database"), join(folder, "database"), { recursive: true });
  for (const name of SHARED) {
    mkdirSync(join(template, name), { recursive: true });
    symlinkSync(join(template, name), join(folder, name));
  }

  const ports = workerPorts();
  const redirectHost = `localhost:${ports.api}`;
  const systems = separateSystems
    ? await startSimulatedSystems({ notifyPort: ports.api, redirectHost })
    : undefined;
  const secrets = { ...newSecrets(), OPERATOR_KEY: PREPARED_KEY };
  const env = {
    ...productAddresses(ports.storefront, ports.api),
    DATA_DIR: folder,
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    OPERATOR_KEY: PREPARED_KEY,
    LOG_LEVEL: "error",
    // One browser keeps connections to sixty hosts, all from one address.
    CONNECTIONS_PER_CLIENT: "2000",
    VISITOR_SEARCHES_PER_MINUTE: "1000000",
    SEARCHES_PER_MINUTE: "1000000",
    ...(systems ? { ...systems.variables, ...secrets, SANDBOX: "0" } : {}),
    ...(minimalApi ? { ...secrets, SANDBOX: "0" } : {}),
  };
  const removeRest = async () => {
    await systems?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    if (emptyMarketplace) await setUpDatabase(env);
    if (databaseChange !== "") await changeDatabase(folder, databaseChange);
    const product = await startProduct({
      ports,
      env,
      api: minimalApi ? "minimal API" : "marketplace",
    });
    const stop = async () => {
      await product.kill();
      await removeRest();
    };
    const hasSamples = !(systems || minimalApi);
    const internalSecret = hasSamples ? SAMPLES.INTERNAL_SECRET : secrets.INTERNAL_SECRET;
    return { systems, internalSecret, stop };
  } catch (error) {
    await removeRest();
    throw error;
  }
}

async function changeDatabase(folder: string, statements: string): Promise<void> {
  const client = await PGlite.create(join(folder, "database"));
  await client.exec(statements);
  await client.close();
}
