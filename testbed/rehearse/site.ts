import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import { startProgram } from "@storefront/platform/launch/program";
import { type FreshDatabase, testDatabase } from "../product/fresh-database";
import { newSecrets, type Secrets } from "../product/new-secrets";
import { runToEnd } from "../product/run-to-end";
import type { Servers } from "../product/servers";
import { type SimulatedSystems, startSimulatedSystems } from "../product/simulated-systems";
import { startNginx } from "../product/start-nginx";
import { startTcpRelay, type TcpRelay } from "../product/tcp-relay";
import { Instance, inRelease } from "./instance";
import type { Release } from "./make-release";
import { localConf } from "./nginx-conf";

/** The deployment of compose.yml on this machine: two of each program behind nginx, on PostgreSQL and Redis. */
export interface Site {
  storefronts: Instance[];
  marketplaces: Instance[];
  /** nginx's ports: for visitors, and for programs and payment providers. */
  port: number;
  apiPort: number;
  /** Metrics URLs of the storefronts, then of the marketplaces. */
  metricsUrls: string[];
  /** Relay between all programs and Redis, which can simulate outages. */
  redis: TcpRelay;
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
 * @throws Error when PostgreSQL, Redis or nginx does not answer; everything started is stopped
 */
export async function openSite(folder: string, first: Release, servers: Servers): Promise<Site> {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    return { ...(await open(folder, first, servers, cleanups)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  folder: string,
  first: Release,
  { databaseUrl, redisUrl }: Servers,
  cleanups: (() => unknown)[],
): Promise<Omit<Site, "stop">> {
  const database: FreshDatabase = await testDatabase(databaseUrl);
  cleanups.push(database.drop);
  const redis = await startTcpRelay(redisUrl);
  cleanups.push(redis.close);
  const [port, apiPort, ...ports] = await Promise.all(Array.from({ length: 10 }, freePort));
  if (port === undefined || apiPort === undefined) throw new Error("no free ports");
  const systems = await startSimulatedSystems({
    ...inRelease(first, "sandbox"),
    notifyPort: apiPort,
    redirectHost: "m.example",
  });
  cleanups.push(systems.stop);
  const secrets = newSecrets();
  const [storefrontPorts, marketplacePorts] = [ports.slice(0, 2), ports.slice(2, 4)];
  const metricsPorts = ports.slice(4);
  const shared = { ...secrets, REDIS_URL: redis.url, TRUST_PROXY: "1", LOG_LEVEL: "info" };
  const data = join(folder, "data");
  mkdirSync(data);
  const marketplace = {
    ...shared,
    ...systems.variables,
    DATABASE_URL: database.url,
    DATA_DIR: data,
    PUBLIC_API_URL: `http://127.0.0.1:${apiPort}`,
    MOBILE_SITE_URL: "https://m.example/",
    STOREFRONT_URLS: storefrontPorts.map((each) => `http://127.0.0.1:${each}`).join(","),
    SANDBOX: "0",
  };
  const storefront = {
    ...shared,
    API_BASE_URL: `http://127.0.0.1:${apiPort}`,
    MOBILE_SITE_URL: "https://m.example/",
  };
  const storefronts = storefrontPorts.map(
    (each, index) =>
      new Instance("storefront", each, {
        ...storefront,
        PORT: `${each}`,
        METRICS_PORT: `${metricsPorts[index]}`,
      }),
  );
  const marketplaces = marketplacePorts.map(
    (each, index) =>
      new Instance("marketplace", each, {
        ...marketplace,
        API_PORT: `${each}`,
        METRICS_PORT: `${metricsPorts[2 + index]}`,
      }),
  );
  for (const instance of [...storefronts, ...marketplaces]) cleanups.push(() => instance.stop());
  const metricsUrls = metricsPorts.map((each) => `http://127.0.0.1:${each}/metrics`);
  const assets = join(folder, "assets");
  // nginx workers may run as another user.
  chmodSync(folder, 0o755);
  cleanups.push(
    await startNginx((place) =>
      localConf(readFileSync("deploy/nginx.conf", "utf8"), {
        storefronts: storefrontPorts,
        marketplaces: marketplacePorts,
        site: port,
        api: apiPort,
        assets,
        folder: place,
      }),
    ),
  );
  return {
    storefronts,
    marketplaces,
    port,
    apiPort,
    metricsUrls,
    redis,
    systems,
    databaseUrl: database.url,
    serverUrl: databaseUrl,
    secrets,
    addAssets: (release) =>
      cpSync(release.assets, join(assets, "_next", "static"), { recursive: true }),
    run: (release, program, args = [], env = {}) =>
      runToEnd(
        startProgram(
          program,
          [`dist/${program}.js`, ...args],
          { ...marketplace, ...env },
          release.programs[program === "migrate" ? "migrate" : "marketplace"],
          "pipe",
        ),
      ),
  };
}

/** Writes a file in the catalogue's format. @returns its path */
export function writeCatalogue(folder: string, name: string, rows: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  return file;
}
