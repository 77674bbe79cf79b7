import { randomBytes } from "node:crypto";
import { createWriteStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redisLimiter } from "@storefront/marketplace/database/limits/redis-limiter";
import { freePort } from "@storefront/platform/launch/ports";
import { type Program, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import {
  productAddresses,
  startDatabaseSetup,
  startMarketplace,
  startStorefront,
} from "@/scripts/launch/programs";
import { startSimulatedSystems } from "../../deployment/simulated-systems";
import { testDatabase } from "../../product/fresh-database";
import { startProxy } from "./start-proxy";
import type { Secrets, Target } from "./target";

export interface Product {
  target: Target;
  /** Stops everything and drops the database. */
  stop(): Promise<void>;
}

interface Servers {
  /** postgres:// URL whose user may create databases. */
  databaseUrl: string;
  /** Its rate-limit keys are deleted before and after. */
  redisUrl: string;
}

/**
 * Starts the product as in production: built, sandbox off, on PostgreSQL and Redis, behind nginx, with the external
 * systems simulated by a separate process. Only its listings are the sandbox's.
 * @throws Error when something does not start; everything started is stopped
 */
export async function startProduct(root: string, servers: Servers): Promise<Product> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    return { target: await start(root, servers, stops), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  root: string,
  { databaseUrl, redisUrl }: Servers,
  stops: (() => unknown)[],
): Promise<Target> {
  const folder = mkdtempSync(join(tmpdir(), "security-"));
  stops.push(() => rmSync(folder, { recursive: true, force: true }));
  const logFile = join(folder, "programs.log");
  const figuresFile = join(folder, "figures");
  const database = await testDatabase(databaseUrl);
  stops.push(database.drop);
  stops.push(() => clearLimits(redisUrl));
  await clearLimits(redisUrl);

  const ports = await freePorts();
  const systems = await startSimulatedSystems(root, {
    notifyPort: ports.marketplace,
    redirectHost: "m.example",
  });
  stops.push(systems.stop);
  const secrets = newSecrets();
  const shared = {
    ...productAddresses(ports.storefrontDirect, ports.marketplaceDirect, { SANDBOX: "0" }),
    PUBLIC_API_URL: "https://api.example",
    MOBILE_SITE_URL: "https://m.example/",
    DATABASE_URL: database.url,
    REDIS_URL: redisUrl,
    SANDBOX: "0",
    TRUST_PROXY: "1",
    UNKNOWN_HOST: "refuse",
    LOG_LEVEL: "info",
    ...withKeyInFile(systems.variables, folder),
    ...secrets,
  };
  const setup = startDatabaseSetup(root, { ...shared, SANDBOX: "1" });
  if ((await setup.ended) !== 0) throw new Error("the database could not be set up");

  const log = createWriteStream(logFile, { flags: "a" });
  const run = async (program: Program, port: number) => {
    stops.push(() => stopPrograms([program]));
    for (const stream of [program.child.stdout, program.child.stderr]) {
      stream?.pipe(log, { end: false });
    }
    const state = await waitUntilReady(`http://127.0.0.1:${port}/readyz`, program);
    if (state !== "ready") throw new Error(`the ${program.name} did not start (${state})`);
  };
  await run(startMarketplace(root, shared, { output: "pipe" }), ports.marketplaceDirect);
  await run(startStorefront(root, shared, { output: "pipe" }), ports.storefrontDirect);
  stops.push(await startProxy(ports));
  return {
    ...ports,
    smsUrl: `${systems.url}/control/sms`,
    paymentsUrl: systems.url,
    merchant: systems.variables,
    databaseUrl: database.url,
    logFile,
    figuresFile,
    secrets,
  };
}

async function freePorts() {
  return {
    storefront: await freePort(),
    marketplace: await freePort(),
    storefrontDirect: await freePort(),
    marketplaceDirect: await freePort(),
  };
}

/** Moves one key into a file, as operators may keep it. */
function withKeyInFile(
  { ALIPAY_PRIVATE_KEY = "", ...variables }: Record<string, string>,
  folder: string,
): Record<string, string> {
  const file = join(folder, "alipay-private-key.pem");
  writeFileSync(file, ALIPAY_PRIVATE_KEY, { mode: 0o600 });
  return { ...variables, ALIPAY_PRIVATE_KEY_FILE: file };
}

const newSecrets = (): Secrets => ({
  INTERNAL_SECRET: randomBytes(24).toString("base64url"),
  SMS_PAYLOAD_KEY: randomBytes(8).toString("hex"),
  SMS_PAYLOAD_IV: randomBytes(8).toString("hex"),
});

async function clearLimits(redisUrl: string): Promise<void> {
  const limiter = redisLimiter(redisUrl, () => {});
  await limiter.clear();
  await limiter.close();
}
