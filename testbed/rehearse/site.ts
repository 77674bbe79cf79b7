import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import { startProgram } from "@storefront/platform/launch/program";
import { type FreshDatabase, testDatabase } from "../product/fresh-database";
import { newSecrets, type Secrets } from "../product/new-secrets";
import { runToEnd } from "../product/run-to-end";
import type { Servers } from "../product/servers";
import { type SimulatedSystems, startSimulatedSystems } from "../product/simulated-systems";
import { type SiteNginx, startSiteNginx } from "../product/site-nginx";
import { startTcpRelay, type TcpRelay } from "../product/tcp-relay";
import { Instance, inRelease } from "./instance";
import type { Release } from "./make-release";

/**
 * Addresses that may use the console, behind nginx and in nginx: clients of 127.0.0.1, but no other address of this
 * machine.
 */
const CONSOLE_NETWORKS = "127.0.0.1";

/** The deployment of compose.yml on this machine: two of each program behind nginx, on PostgreSQL and Redis. */
export interface Site {
  storefronts: Instance[];
  marketplaces: Instance[];
  nginx: SiteNginx;
  /** File of nginx's errors. */
  nginxLog: string;
  /** Metrics URLs of the storefronts, then of the marketplaces. */
  metricsUrls: string[];
  /** Relay between all programs and Redis, which can simulate outages. */
  redis: TcpRelay;
  /** Relay between the marketplaces and all simulated systems. */
  providers: TcpRelay;
  systems: SimulatedSystems;
  databaseUrl: string;
  /** The database server. */
  serverUrl: string;
  secrets: Secrets;
  /** Adds a release's assets to nginx's, keeping older ones. */
  addAssets(release: Release): void;
  /** Runs a release's program until it exits. @returns its output. @throws Error when its exit code is not 0 */
  run(
    release: Release,
    program: "migrate" | "market",
    args?: readonly string[],
    env?: Record<string, string>,
  ): Promise<string>;
  /** Stops everything and drops the database. */
  stop(): Promise<void>;
}

/**
 * Prepares the infrastructure and the instances, without starting the instances.
 * @param folder a new folder for all files
 * @param env variables of all instances, which replace those of the same name
 * @throws Error when PostgreSQL, Redis or nginx does not answer; everything started is stopped
 */
export async function openSite(
  folder: string,
  first: Release,
  servers: Servers,
  env: Record<string, string> = {},
): Promise<Site> {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    return { ...(await open({ folder, first, servers, env, cleanups })), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

interface Opening {
  folder: string;
  first: Release;
  servers: Servers;
  env: Record<string, string>;
  /** Gets what stops each part that was started. */
  cleanups: (() => unknown)[];
}

async function open({
  folder,
  first,
  servers,
  env,
  cleanups,
}: Opening): Promise<Omit<Site, "stop">> {
  const { databaseUrl, redisUrl } = servers;
  const database: FreshDatabase = await testDatabase(databaseUrl);
  cleanups.push(database.drop);
  const redis = await startTcpRelay(redisUrl);
  cleanups.push(redis.close);
  const ports = await Promise.all(Array.from({ length: 8 }, freePort));
  const [storefrontPorts, marketplacePorts] = [ports.slice(0, 2), ports.slice(2, 4)];
  const metricsPorts = ports.slice(4);
  const assets = join(folder, "assets");
  // nginx workers may run as another user.
  chmodSync(folder, 0o755);
  const nginxLog = join(folder, "nginx.log");
  const nginx = await startSiteNginx({
    storefronts: storefrontPorts,
    marketplaces: marketplacePorts,
    assets,
    env: { CONSOLE_NETWORKS },
    generate: (file, settings) => generateBy(first, file, settings),
    logFile: nginxLog,
  });
  cleanups.push(nginx.stop);
  const inSandbox = inRelease(first, "sandbox");
  const systems = await startSimulatedSystems({
    ...inSandbox,
    env: { ...inSandbox.env, NODE_EXTRA_CA_CERTS: nginx.authorityFile },
    redirectHost: "m.example",
  });
  cleanups.push(systems.stop);
  const providers = await startTcpRelay(systems.url);
  cleanups.push(providers.close);
  const secrets = newSecrets();
  const common = { REDIS_URL: redis.url, TRUST_PROXY: "1", LOG_LEVEL: "info" };
  const shared = { ...secrets, ...common, ...env };
  const data = join(folder, "data");
  mkdirSync(data);
  const marketplace = {
    ...shared,
    ...throughRelay(systems, providers),
    DATABASE_URL: database.url,
    DATA_DIR: data,
    PUBLIC_API_URL: nginx.serviceUrl,
    CONSOLE_NETWORKS,
    MOBILE_SITE_URL: "https://m.example/",
    STOREFRONT_URLS: storefrontPorts.map((each) => `http://127.0.0.1:${each}`).join(","),
    SANDBOX: "0",
  };
  const storefront = {
    ...shared,
    API_BASE_URL: `http://127.0.0.1:${nginx.internal}`,
    MARKETPLACE_EVENTS: "1",
    MOBILE_SITE_URL: "https://m.example/",
  };
  const storefronts = storefrontPorts.map(
    (port, index) =>
      new Instance("storefront", port, {
        ...storefront,
        PORT: `${port}`,
        METRICS_PORT: `${metricsPorts[index]}`,
      }),
  );
  const marketplaces = marketplacePorts.map(
    (port, index) =>
      new Instance("marketplace", port, {
        ...marketplace,
        API_PORT: `${port}`,
        METRICS_PORT: `${metricsPorts[2 + index]}`,
      }),
  );
  for (const instance of [...storefronts, ...marketplaces]) cleanups.push(() => instance.stop());
  const metricsUrls = metricsPorts.map((each) => `http://127.0.0.1:${each}/metrics`);
  return {
    storefronts,
    marketplaces,
    nginx,
    nginxLog,
    metricsUrls,
    redis,
    providers,
    systems,
    databaseUrl: database.url,
    serverUrl: databaseUrl,
    secrets,
    addAssets: (release) =>
      cpSync(release.assets, join(assets, "_next", "static"), { recursive: true }),
    run: runOf(marketplace),
  };
}

/** @param env variables of the marketplace, which its other programs share */
const runOf =
  (env: Record<string, string>): Site["run"] =>
  (release, name, args = [], overrides = {}) => {
    const cwd = release.programs[name === "migrate" ? "migrate" : "marketplace"];
    const program = startProgram(name, [`dist/${name}.js`, ...args], {
      env: { ...env, ...overrides },
      cwd,
      output: "pipe",
    });
    return runToEnd(program);
  };

/** @returns the variables that connect a marketplace to the systems, with the relay's address */
function throughRelay({ url, variables }: SimulatedSystems, relay: TcpRelay) {
  const [from, to] = [new URL(url).host, new URL(relay.url).host];
  const entries = Object.entries(variables);
  return Object.fromEntries(entries.map(([name, value]) => [name, value.replaceAll(from, to)]));
}

/** Generates nginx's configuration by the release's program. @throws Error with its lines when there are any */
function generateBy(release: Release, file: string, env: Record<string, string>): void {
  const cwd = release.programs.marketplace;
  const { status, stderr } = spawnSync("node", ["dist/nginx-conf.js", file], {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
  });
  if (status !== 0 || stderr !== "") throw new Error(`nginx-conf: ${status}, ${stderr}`);
}

/** Writes a file in the catalog's format. @returns its path */
export function writeCatalogue(folder: string, name: string, rows: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  return file;
}
