import { randomBytes } from "node:crypto";
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freePort } from "@storefront/platform/launch/ports";
import { startProgram, stopPrograms } from "@storefront/platform/launch/program";
import { type FreshDatabase, testDatabase } from "../product/fresh-database";
import type { Servers } from "../product/servers";
import { startNginx } from "../product/start-nginx";
import { startTcpRelay, type TcpRelay } from "../product/tcp-relay";
import { Instance } from "./instance";
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
  /** URL of the simulated payment providers, SMS gateway and open platform, a separate process. */
  systemsUrl: string;
  systemsVariables: Record<string, string>;
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

export interface Secrets {
  INTERNAL_SECRET: string;
  SMS_PAYLOAD_KEY: string;
  SMS_PAYLOAD_IV: string;
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
  const [port, apiPort, ...ports] = await Promise.all(Array.from({ length: 11 }, freePort));
  if (port === undefined || apiPort === undefined) throw new Error("no free ports");
  const [systemsPort = 0, ...own] = ports;
  const systemsUrl = `http://127.0.0.1:${systemsPort}`;
  const systems = new Instance("sandbox", systemsPort, {}, [
    ...["--port", `${systemsPort}`, "--notify", `http://127.0.0.1:${apiPort}`],
    ...["--redirect-host", "m.example"],
  ]);
  cleanups.push(() => systems.stop());
  await systems.start(first);
  const systemsVariables = (await (await fetch(`${systemsUrl}/settings`)).json()) as Record<
    string,
    string
  >;
  const secrets = newSecrets();
  const [storefrontPorts, marketplacePorts] = [own.slice(0, 2), own.slice(2, 4)];
  const metricsPorts = own.slice(4);
  const shared = { ...secrets, REDIS_URL: redis.url, TRUST_PROXY: "1", LOG_LEVEL: "info" };
  const data = join(folder, "data");
  mkdirSync(data);
  const marketplace = {
    ...shared,
    ...systemsVariables,
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
    systemsUrl,
    systemsVariables,
    databaseUrl: database.url,
    serverUrl: databaseUrl,
    secrets,
    addAssets: (release) =>
      cpSync(release.assets, join(assets, "_next", "static"), { recursive: true }),
    run: (release, program, args = [], env = {}) =>
      runToEnd(release, program, args, { ...marketplace, ...env }),
  };
}

async function runToEnd(
  release: Release,
  program: "migrate" | "market",
  args: readonly string[],
  env: Record<string, string>,
): Promise<string> {
  const folder = release.programs[program === "migrate" ? "migrate" : "marketplace"];
  const started = startProgram(program, [`dist/${program}.js`, ...args], env, folder, "pipe");
  const output: Buffer[] = [];
  for (const stream of [started.child.stdout, started.child.stderr])
    stream?.on("data", (chunk: Buffer) => output.push(chunk));
  const code = await started.ended;
  await stopPrograms([started]);
  const text = Buffer.concat(output).toString();
  if (code !== 0) throw new Error(`${program} ${args.join(" ")} ended with ${code}:\n${text}`);
  return text;
}

const newSecrets = (): Secrets => ({
  INTERNAL_SECRET: randomBytes(24).toString("base64url"),
  SMS_PAYLOAD_KEY: randomBytes(8).toString("hex"),
  SMS_PAYLOAD_IV: randomBytes(8).toString("hex"),
});

/** Writes a file in the catalogue's format. @returns its path */
export function writeCatalogue(folder: string, name: string, rows: readonly unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  return file;
}
