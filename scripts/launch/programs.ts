import { type Output, type Program, startProgram } from "@storefront/platform/launch/program";

/** Starts each program; shared by `npm start` and by tests that run their own product. */

interface Options {
  /** Compiles on request instead of serving the build. */
  dev?: boolean;
  output?: Output;
}

type Environment = Record<string, string>;

/** Creates, migrates and seeds a new database, then exits. */
export const startDatabaseSetup = (
  root: string,
  env: Environment,
  { output }: Options = {},
): Program =>
  startProgram("database", ["--import", "./scripts/tsx.js", "programs/prepare.ts"], {
    env,
    cwd: root,
    output,
  });

/** Compresses the build's files for the next start, then exits. */
export const startAssetCompression = (root: string): Program =>
  startProgram("compression", ["--import", "./scripts/tsx.js", "scripts/compress-assets.ts"], {
    cwd: root,
  });

/** Writes dist/sandbox-client, then exits. */
export const startSandboxClientBuild = (root: string): Program =>
  startProgram(
    "sandbox client",
    ["--import", "./scripts/tsx.js", "scripts/build-sandbox-client.ts", "--quiet"],
    { cwd: root },
  );

export const startMarketplace = (
  root: string,
  env: Environment,
  { output }: Options = {},
): Program =>
  startProgram("marketplace", ["--import", "./scripts/tsx.js", "programs/marketplace.ts"], {
    env: { ...allocator(), ...env, ...marketplaceMetrics(process.env["METRICS_PORT"]) },
    cwd: root,
    output,
  });

/** On one machine the storefront serves metrics on METRICS_PORT, the marketplace on the next port. */
const marketplaceMetrics = (port: string | undefined): Environment =>
  port && Number(port) > 0 ? { METRICS_PORT: String(Number(port) + 1) } : {};

export const startStorefront = (
  root: string,
  env: Environment,
  { dev = false, output }: Options = {},
): Program => {
  const args = [
    ...COLLECT_EARLY,
    ...COLLECT_ALONE,
    ...["--import", "./scripts/tsx.js", "server/main.ts"],
    ...(dev ? ["--dev"] : []),
  ];
  const mode = { NODE_ENV: dev ? "development" : "production" };
  return startProgram("storefront", args, {
    env: { ...allocator(), ...env, ...mode },
    cwd: root,
    output,
  });
};

/** By default V8 lets the heap grow to several times the live data before it collects: 100 MB of pages became 360. */
const COLLECT_EARLY = ["--heap-growing-percent=30"];

/** By default V8 collects with four threads, which on one or two cores wait for each other: a tenth of a render's time. */
const COLLECT_ALONE = ["--v8-pool-size=1"];

/**
 * By default glibc's allocator retains most freed memory: page bodies vary in size, and after 2,000 pages the
 * storefront held 75 MB more. Of five ended markets of testers the marketplace held 700 MB instead of 250.
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

const allocator = (): Environment => (process.env["MALLOC_ARENA_MAX"] ? {} : ALLOCATOR);

/**
 * Returns the addresses by which two programs on this machine reach each other, and those in QR codes and links.
 * @param overrides variables that take precedence over the addresses derived from the ports; an empty one counts as unset
 */
export const productAddresses = (
  port: number,
  apiPort: number,
  overrides: Record<string, string | undefined> = {},
) => ({
  PORT: String(port),
  API_PORT: String(apiPort),
  API_BASE_URL: overrides["API_BASE_URL"] || `http://127.0.0.1:${apiPort}`,
  // Our marketplace announces changes; one elsewhere does if the operator says so.
  MARKETPLACE_EVENTS: overrides["MARKETPLACE_EVENTS"] || (overrides["API_BASE_URL"] ? "0" : "1"),
  STOREFRONT_URL: overrides["STOREFRONT_URL"] || `http://127.0.0.1:${port}`,
  PUBLIC_API_URL: overrides["PUBLIC_API_URL"] || `http://localhost:${apiPort}`,
  MOBILE_SITE_URL: overrides["MOBILE_SITE_URL"] || `http://localhost:${apiPort}/phone/`,
  // The embedded database implies a sandbox unless SANDBOX is set.
  ...(overrides["API_BASE_URL"] || overrides["DATABASE_URL"] || overrides["SANDBOX"]
    ? {}
    : { SANDBOX: "1" }),
  NEXT_TELEMETRY_DISABLED: "1",
});
