import { randomBytes } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PGlite } from "@electric-sql/pglite";
import { SAMPLES } from "@storefront/platform/environment/sandbox-secrets";
import { killPrograms, type Program, startProgram } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import {
  productAddresses,
  startDatabaseSetup,
  startMarketplace,
  startStorefront,
} from "@/scripts/launch/programs";
import { workerPorts } from "./deployment";
import { type SimulatedSystems, startSimulatedSystems } from "./simulated-systems";

const MINIMAL_API = "testbed/minimal-api/serve.ts";
const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

export interface WorkerDeployment {
  /** Set when the external systems run as a separate process. */
  systems: SimulatedSystems | undefined;
  /** Secret that storefront and marketplace share. */
  internalSecret: string;
  /** Output of both programs since they started. */
  output(): string;
  stop(): Promise<void>;
}

/**
 * Starts a marketplace and a storefront for one Playwright worker, on the ports of `workerPorts()` and a copy of the
 * prepared data. Workers share the media folder; the first that needs a size of an image makes it.
 * @param template folder of the prepared data (global-setup.ts)
 * @param separateSystems turns the sandbox off and runs the external systems as a separate process
 * @param emptyMarket starts without listings and users
 * @param databaseChange SQL that is run before the marketplace starts
 * @param minimalApi starts the API of `minimal-api` in place of the marketplace
 * @throws Error with the programs' output when one does not start
 */
export async function startWorkerDeployment(
  template: string,
  { separateSystems = false, emptyMarket = false, databaseChange = "", minimalApi = false } = {},
): Promise<WorkerDeployment> {
  const folder = mkdtempSync(join(tmpdir(), "storefront-e2e-"));
  if (!emptyMarket)
    cpSync(join(template, "database"), join(folder, "database"), { recursive: true });
  mkdirSync(join(template, "media"), { recursive: true });
  symlinkSync(join(template, "media"), join(folder, "media"));

  const ports = workerPorts();
  const systems = separateSystems ? await startSystems(ports.api) : undefined;
  const secrets = newSecrets();
  const env = {
    ...productAddresses(ports.storefront, ports.api),
    DATA_DIR: folder,
    DATABASE_URL: "",
    REDIS_URL: "",
    SANDBOX: "1",
    LOG_LEVEL: "error",
    // One browser keeps connections to sixty hosts, all from one address.
    CONNECTIONS_PER_CLIENT: "2000",
    ...(systems ? { ...systems.variables, ...secrets, SANDBOX: "0" } : {}),
    ...(minimalApi ? { ...secrets, SANDBOX: "0" } : {}),
  };
  const programs: Program[] = [];
  const output: string[] = [];
  const stop = async () => {
    await killPrograms(programs);
    await systems?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const start = async (program: Program, port: number) => {
    programs.push(program);
    for (const stream of [program.child.stdout, program.child.stderr])
      stream?.on("data", (chunk: Buffer) => output.push(`[${program.name}] ${chunk}`));
    const state = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, program);
    if (state === "ready") return;
    await stop();
    throw new Error(`the ${program.name} did not start (${state})\n${output.join("")}`);
  };
  if (emptyMarket && (await startDatabaseSetup(root, env).ended) !== 0)
    throw new Error("the database could not be created");
  if (databaseChange !== "") await changeDatabase(folder, databaseChange);
  const api = minimalApi
    ? startProgram("minimal API", ["--import", "./scripts/tsx.js", MINIMAL_API], env, root, "pipe")
    : startMarketplace(root, env, { output: "pipe" });
  await start(api, ports.api);
  await start(startStorefront(root, env, { output: "pipe" }), ports.storefront);
  const internalSecret = systems || minimalApi ? secrets.INTERNAL_SECRET : SAMPLES.INTERNAL_SECRET;
  return { systems, internalSecret, output: () => output.join(""), stop };
}

const startSystems = (apiPort: number): Promise<SimulatedSystems> =>
  startSimulatedSystems(root, { notifyPort: apiPort, redirectHost: `localhost:${apiPort}` });

async function changeDatabase(folder: string, statements: string): Promise<void> {
  const client = await PGlite.create(join(folder, "database"));
  await client.exec(statements);
  await client.close();
}

/** Sample secrets are refused with the sandbox off. */
const newSecrets = () => ({
  INTERNAL_SECRET: randomBytes(24).toString("base64url"),
  SMS_PAYLOAD_KEY: randomBytes(8).toString("hex"),
  SMS_PAYLOAD_IV: randomBytes(8).toString("hex"),
  OPERATOR_KEY: randomBytes(32).toString("hex"),
});
