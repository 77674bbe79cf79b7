import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { readConfig } from "@storefront/marketplace/config";
import { isFree, readPort } from "@storefront/platform/launch/ports";
import { type Program, stopPrograms } from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import { coverPaths } from "@storefront/sandbox/media/drawn-pictures";
import { buildIfNeeded } from "./launch/build-if-needed";
import { dataFolderFault } from "./launch/data-folder";
import { misspeltVariables, namesOf } from "./launch/misspelt-variables";
import { prewarmImages } from "./launch/prewarm-images";
import {
  productAddresses,
  startAssetCompression,
  startDatabaseSetup,
  startMarketplace,
  startSandboxClientBuild,
  startStorefront,
} from "./launch/programs";
import { startProgress } from "./launch/progress";
import { markStopping, waitForStop } from "./launch/stopping-mark";
import { type NamedPort, samePort, takenPort } from "./launch/taken-ports";
import { validateEnv } from "./launch/validate-env";
import { welcome } from "./launch/welcome";

/**
 * `npm start`: reads `.env`, builds if needed, then runs the marketplace and the storefront until Ctrl-C.
 * With API_BASE_URL set, the marketplace is remote and none is started. `--dev` runs the storefront with hot reload.
 */
const root = fileURLToPath(new URL("..", import.meta.url)).replace(/\/$/, "");
const dev = process.argv.includes("--dev");
const programs: Program[] = [];
const shutdown = new AbortController();
const progress = startProgress(console.log);
let stopping = false;

async function main(): Promise<number> {
  const envFile = join(root, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  for (const { name, meant } of misspeltVariables(process.env, namesOf(readExample()))) {
    console.warn(`npm start: unknown variable ${name}; did you mean ${meant}?`);
  }
  const port = readPort(process.env["PORT"], 3000);
  const apiPort = readPort(process.env["API_PORT"], 4000);
  const metricsPort = readPort(process.env["METRICS_PORT"], 0);
  if (port === null) return refuse(`PORT is not a port number: ${process.env["PORT"]}`);
  if (apiPort === null) return refuse(`API_PORT is not a port number: ${process.env["API_PORT"]}`);
  const startsMarketplace = !process.env["API_BASE_URL"];
  const ports: NamedPort[] = [["PORT", port]];
  if (startsMarketplace) ports.push(["API_PORT", apiPort]);
  if (metricsPort) {
    ports.push(["METRICS_PORT", metricsPort]);
    if (startsMarketplace) ports.push(["METRICS_PORT + 1 (marketplace)", metricsPort + 1]);
  }
  if (startsMarketplace) {
    await waitForStop(dataFolder(), () =>
      progress.step("waiting for the previous npm start to stop"),
    );
  }
  const unusable = samePort(ports) ?? (await takenPort(ports, isFree));
  if (unusable) return refuse(unusable);
  const fault = startsMarketplace ? dataFolderFault(dataFolder()) : null;
  if (fault) return refuse(fault);

  const shared = {
    ...productAddresses(port, apiPort, process.env),
    // Nothing has to notice that these programs stop.
    STOP_NOTICE_S: process.env["STOP_NOTICE_S"] || "0",
  };

  const problem = validateEnv({ ...process.env, ...shared }, startsMarketplace);
  if (problem) return refuse(problem);
  const preparations = [
    ...(startsMarketplace ? [createDatabase(shared)] : []),
    ...(dev ? [] : [buildIfNeeded(root, { onStart: trackUntilExit, progress, compress: false })]),
  ];
  if (!(await allSucceed(preparations)) || stopping) return stopping ? 0 : 1;
  // Together, so that the marketplace has no changes to announce to a storefront that is not there.
  progress.step("starting the programs");
  const started: [Program, number][] = [];
  if (startsMarketplace) started.push([track(startMarketplace(root, shared)), apiPort]);
  started.push([track(startStorefront(root, shared, { dev })), port]);
  const waits = started.map(async ([program, on]) => {
    const state = await waitUntilReady(`http://127.0.0.1:${on}/readyz`, program);
    if (state !== "ready") reportNotReady(program, state);
    return state === "ready";
  });
  if (!(await allSucceed(waits))) return stopping ? 0 : 1;

  progress.end();
  const sandbox = startsMarketplace && readConfig({ ...process.env, ...shared }).sandbox;
  const dataDir = process.env["DATA_DIR"];
  console.log(welcome({ port, apiPort: startsMarketplace ? apiPort : null, sandbox, dataDir }));
  const running = programs.map(async (program) => ({ program, code: await program.ended }));
  if (!dev) trackUntilExit(startAssetCompression(root));
  if (sandbox) {
    void prewarmImages(shared.API_BASE_URL, coverPaths(), shutdown.signal);
    trackUntilExit(startSandboxClientBuild(root));
  }
  const ended = await Promise.race(running);
  if (stopping) return 0;
  return refuse(`the ${ended.program.name} exited unexpectedly (exit code ${ended.code})`);
}

const dataFolder = (): string => resolve(root, process.env["DATA_DIR"] || ".data");

const readExample = (): string => readFileSync(join(root, ".env.example"), "utf8");

/** Reports a hanging program; one that exited has printed the reason itself. */
function reportNotReady({ name }: Program, state: "ended" | "idle"): void {
  if (!stopping && state === "idle") refuse(`the ${name} is not responding`);
}

/** @returns false as soon as one has failed */
const allSucceed = (works: Promise<boolean>[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    for (const work of works) work.then((isDone) => isDone || resolve(false), reject);
    void Promise.all(works).then(() => resolve(true), reject);
  });

/** Creates a new embedded database in a separate process. @returns false when that fails; its output has the reason */
async function createDatabase(env: Record<string, string>): Promise<boolean> {
  if (process.env["DATABASE_URL"] || existsSync(join(dataFolder(), "database"))) return true;
  progress.step("creating the database with the sample catalog (once)");
  const setup = startDatabaseSetup(root, env);
  trackUntilExit(setup);
  return (await setup.ended) === 0;
}

function track(program: Program): Program {
  programs.push(program);
  return program;
}

/** Tracks a program until it exits, which does not stop the others. */
function trackUntilExit(program: Program): void {
  programs.push(program);
  void program.ended.then(() => programs.splice(programs.indexOf(program), 1));
}

function refuse(reason: string): number {
  progress.end();
  console.error(`npm start: ${reason}`);
  return 1;
}

async function shutDown(code: number): Promise<never> {
  stopping = true;
  shutdown.abort();
  progress.end();
  const unmark = programs.length > 0 ? markStopping(dataFolder()) : () => undefined;
  await stopPrograms(programs);
  unmark();
  process.exit(code);
}

for (const name of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(name, () => {
    if (!stopping) void shutDown(0);
  });
}

void main().then(shutDown, (error: unknown) => {
  // A folder that cannot be written, for example.
  const isOfSystem = error instanceof Error && "syscall" in error;
  if (!isOfSystem) console.error(error);
  return shutDown(isOfSystem ? refuse(error.message) : 1);
});
