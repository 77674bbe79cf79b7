import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { redisLimiter } from "@storefront/marketplace/database/limits/redis-limiter";
import { freePort } from "@storefront/platform/launch/ports";
import { productAddresses } from "@/scripts/launch/programs";
import { testDatabase } from "../../product/fresh-database";
import { newSecrets } from "../../product/new-secrets";
import { setUpDatabase } from "../../product/run-to-end";
import type { Servers } from "../../product/servers";
import { startSimulatedSystems } from "../../product/simulated-systems";
import { startNginx } from "../../product/start-nginx";
import { startProduct } from "../../product/start-product";
import type { Target } from "../../product/target";
import { proxyConf } from "./proxy-conf";

export interface Deployment {
  target: Target;
  /** Stops everything and drops the database. */
  stop(): Promise<void>;
}

/**
 * Starts the product as in production: built, sandbox off, on PostgreSQL and Redis, behind nginx, with the external
 * systems simulated by a separate process. Only its listings are the sandbox's.
 * @param servers the rate-limit keys of this Redis are deleted before and after
 * @throws Error when something does not start; everything started is stopped
 */
export async function startDeployment(servers: Servers): Promise<Deployment> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    return { target: await start(servers, stops), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
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
  const systems = await startSimulatedSystems({
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
  await setUpDatabase({ ...shared, SANDBOX: "1" });
  const product = await startProduct({
    ports: { storefront: ports.storefrontDirect, api: ports.marketplaceDirect },
    env: shared,
    logFile,
  });
  stops.push(product.stop);
  stops.push(await startNginx((place) => proxyConf(place, ports)));
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

async function clearLimits(redisUrl: string): Promise<void> {
  const limiter = redisLimiter(redisUrl, () => {});
  await limiter.clear();
  await limiter.close();
}
