import { type Output, type Program, startProgram } from "./program";

/** How each program is started: one place for `npm start` and for tests that run a product of their own. */

interface Options {
  /** Compiles what is requested, in place of the build. */
  dev?: boolean;
  output?: Output;
}

type Environment = Record<string, string>;

/** Creates, migrates and seeds a new database, then ends. */
export const startDatabaseSetup = (
  root: string,
  env: Environment,
  { output }: Options = {},
): Program =>
  startProgram("database", ["--import", "tsx", "programs/prepare.ts"], env, root, output);

export const startMarketplace = (
  root: string,
  env: Environment,
  { output }: Options = {},
): Program =>
  startProgram(
    "marketplace",
    ["--import", "tsx", "programs/marketplace.ts"],
    { ...env, ...marketplaceMetrics(process.env["METRICS_PORT"]) },
    root,
    output,
  );

/** Two programs on one machine: the storefront's metrics have the port that is set, the marketplace's the next. */
const marketplaceMetrics = (port: string | undefined): Environment =>
  port && Number(port) > 0 ? { METRICS_PORT: String(Number(port) + 1) } : {};

export const startStorefront = (
  root: string,
  env: Environment,
  { dev = false, output }: Options = {},
): Program => {
  const args = [...COLLECT_EARLY, "--import", "tsx", "server/main.ts", ...(dev ? ["--dev"] : [])];
  const mode = { NODE_ENV: dev ? "development" : "production" };
  const allocator = process.env["MALLOC_ARENA_MAX"] ? {} : ALLOCATOR;
  return startProgram("storefront", args, { ...allocator, ...env, ...mode }, root, output);
};

/** V8 by itself lets the heap grow to several times what is kept before it collects: 100 MB of pages became 360. */
const COLLECT_EARLY = ["--heap-growing-percent=30"];

/**
 * glibc's allocator, which by itself keeps most of what a program frees: page bodies of many sizes come and go, and
 * after 2,000 pages the storefront held 75 MB more. docs/architecture.md, "Memory"
 */
const ALLOCATOR = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
};

/**
 * Where two programs on this machine find each other, and what their QR codes and links carry.
 * @param given variables that are set take the place of what follows from the ports
 */
export const productAddresses = (
  port: number,
  apiPort: number,
  given: Record<string, string | undefined> = {},
) => ({
  PORT: String(port),
  API_PORT: String(apiPort),
  API_BASE_URL: given["API_BASE_URL"] ?? `http://127.0.0.1:${apiPort}`,
  STOREFRONT_URL: given["STOREFRONT_URL"] ?? `http://127.0.0.1:${port}`,
  PUBLIC_API_URL: given["PUBLIC_API_URL"] ?? `http://localhost:${apiPort}`,
  MOBILE_SITE_URL: given["MOBILE_SITE_URL"] ?? `http://localhost:${apiPort}/phone/`,
  // The embedded database is a sandbox of this machine's own, unless it is said to be none.
  ...(given["API_BASE_URL"] || given["DATABASE_URL"] || given["SANDBOX"] ? {} : { SANDBOX: "1" }),
  NEXT_TELEMETRY_DISABLED: "1",
});
