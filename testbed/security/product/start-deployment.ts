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
import { startSiteNginx } from "../../product/site-nginx";
import { start } from "../../product/start";
import { startProduct } from "../../product/start-product";
import type { Target } from "../../product/target";
import { startCache } from "./start-cache";

/** Addresses that may use the console, behind nginx and in nginx. */
const CONSOLE_NETWORKS = "127.0.0.1";

export interface Deployment {
  target: Target;
  /** Stops everything and drops the database. */
  stop(): Promise<void>;
}

/**
 * Starts the product as in production: built, sandbox off, on PostgreSQL and Redis, behind nginx. A separate process
 * simulates the external systems. Only the listings come from the sandbox.
 * @param servers the rate-limit keys of this Redis are deleted before and after
 * @throws Error when something does not start; everything started is stopped
 */
export async function startDeployment(servers: Servers): Promise<Deployment> {
  const stops: (() => unknown)[] = [];
  const stop = async () => {
    for (const stopOne of stops.splice(0).reverse()) await stopOne();
  };
  try {
    return { target: await startAll(servers, stops), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(
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

  const ports = {
    storefrontDirect: await freePort(),
    marketplaceDirect: await freePort(),
  };
  const nginx = await startSiteNginx({
    storefronts: [ports.storefrontDirect],
    marketplaces: [ports.marketplaceDirect],
    env: { CONSOLE_NETWORKS },
    logFile,
  });
  stops.push(nginx.stop);
  const systems = await startSimulatedSystems({
    redirectHost: "m.example",
    env: { NODE_EXTRA_CA_CERTS: nginx.authorityFile },
  });
  stops.push(systems.stop);
  const secrets = newSecrets();
  const shared = {
    ...productAddresses(ports.storefrontDirect, ports.marketplaceDirect, {
      SANDBOX: "0",
      API_BASE_URL: `http://127.0.0.1:${nginx.internal}`,
      MARKETPLACE_EVENTS: "1",
      PUBLIC_API_URL: nginx.serviceUrl,
    }),
    CONSOLE_NETWORKS,
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
  const cached = await startBehindCache(shared, nginx.certificates, stops);
  return {
    ...ports,
    https: nginx.https,
    http: nginx.http,
    internal: nginx.internal,
    authority: nginx.authority,
    ...cached,
    smsUrl: `${systems.url}/control/sms`,
    paymentsUrl: systems.url,
    merchant: systems.variables,
    databaseUrl: database.url,
    logFile,
    figuresFile,
    secrets,
  };
}

/**
 * Starts another storefront of the same shop with TLS in front: behind its own nginx, behind a caching proxy.
 * @returns the ports of that proxy and of the storefront
 */
async function startBehindCache(
  env: Record<string, string>,
  certificates: string,
  stops: (() => unknown)[],
): Promise<Pick<Target, "cache" | "cachedStorefront">> {
  const port = await freePort();
  const behindTwo = { env: { ...env, TRUST_PROXY: "2" }, port };
  const storefront = await start("storefront", behindTwo);
  stops.push(() => storefront.stop());
  const nginx = await startSiteNginx({
    storefronts: [port],
    marketplaces: [Number(env["API_PORT"])],
    env: { NGINX_TLS: "in-front" },
  });
  stops.push(nginx.stop);
  const cache = await startCache(nginx.http, certificates);
  stops.push(cache.stop);
  return { cache: cache.port, cachedStorefront: port };
}

/** Moves one key into a file: operators may store it there. */
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
