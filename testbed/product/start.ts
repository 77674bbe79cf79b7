import { createWriteStream } from "node:fs";
import { join } from "node:path";
import { freePort, isFree } from "@storefront/platform/launch/ports";
import {
  killPrograms,
  type Output,
  type Program,
  startProgram,
  stopPrograms,
} from "@storefront/platform/launch/program";
import { waitUntilReady } from "@storefront/platform/launch/wait-until-ready";
import { startMarketplace, startStorefront } from "@/scripts/launch/programs";
import { ROOT } from "./root";

/** A started program that answers. */
export interface RunningProgram {
  pid: number;
  port: number;
  url: string;
  /** Resolves with the exit code. */
  ended: Promise<number>;
  /** What it has printed, unless its output is inherited. */
  output(): string;
  /** Stops gracefully, and kills after `graceMs`. */
  stop(graceMs?: number): Promise<void>;
  /** Sends SIGKILL, like the kernel's out-of-memory killer: nothing is closed. */
  kill(): Promise<void>;
}

/** "next start" is the build without `server/`, "npm start" the whole product. */
export type Target =
  | "storefront"
  | "marketplace"
  | "sandbox"
  | "minimal API"
  | "next start"
  | "npm start";

export interface StartOptions {
  /** Variables besides those of this process. */
  env?: Record<string, string>;
  /** By default a free one. */
  port?: number;
  /** Arguments of the program. */
  args?: readonly string[];
  /** Folder with the program's bundle; by default it runs from its sources. */
  bundles?: string;
  /** By default the repository's folder. */
  cwd?: string;
  /** "pipe" (default): kept for `output()`; "inherit": printed. */
  output?: Output;
  /** The output is appended to this file as well. */
  logFile?: string;
}

interface Command {
  env: Record<string, string>;
  args: readonly string[];
  output: Output;
}

const file =
  (target: Target, path: string) =>
  ({ env, args, output }: Command): Program =>
    startProgram(target, ["--import", "./scripts/tsx.js", path, ...args], {
      env,
      cwd: ROOT,
      output,
    });

const SOURCES: Record<Target, (command: Command) => Program> = {
  storefront: ({ env, output }) => startStorefront(ROOT, env, { output }),
  marketplace: ({ env, output }) => startMarketplace(ROOT, env, { output }),
  sandbox: file("sandbox", "sandbox/serve.ts"),
  "minimal API": file("minimal API", "examples/minimal-api/serve.ts"),
  "next start": ({ env, args, output }) => {
    const command = ["node_modules/next/dist/bin/next", "start", ...args];
    return startProgram("next start", command, {
      env: { ...env, NODE_ENV: "production" },
      cwd: ROOT,
      output,
    });
  },
  "npm start": file("npm start", "scripts/start.ts"),
};

/** Where a program reads its port: a variable, or the argument `--port`. */
const PORT_VARIABLES: Partial<Record<Target, string>> = {
  storefront: "PORT",
  marketplace: "API_PORT",
  "minimal API": "API_PORT",
  "npm start": "PORT",
};

/** Node options that the Dockerfile sets per program. */
const NODE_OPTIONS: Partial<Record<Target, string[]>> = {
  storefront: ["--heap-growing-percent=30", "--v8-pool-size=1"],
};

/**
 * Starts a program and waits until it answers.
 * @throws Error with its output when it does not, or when another program, whose answers would be taken for its own,
 * listens on its port
 */
export async function start(target: Target, options: StartOptions = {}): Promise<RunningProgram> {
  const { env = {}, args = [], bundles, cwd = ROOT, output = "pipe", logFile } = options;
  const port = options.port ?? (await freePort());
  if (!(await isFree(port)))
    throw new Error(`cannot start the ${target}: another program listens on port ${port}`);
  const variable = PORT_VARIABLES[target];
  const command = {
    env: { ...env, ...(variable ? { [variable]: String(port) } : {}) },
    args: [...(variable ? [] : ["--port", String(port)]), ...args],
    output,
  };
  if (bundles === undefined) return untilReady(SOURCES[target](command), port, { logFile });
  const bundle = [...(NODE_OPTIONS[target] ?? []), join(bundles, `${target}.js`), ...command.args];
  const program = startProgram(target, bundle, { env: command.env, cwd, output });
  return untilReady(program, port, { logFile });
}

/**
 * Waits until a program answers.
 * @throws Error with its output when it does not; it is killed
 */
export async function untilReady(
  program: Program,
  port: number,
  { path = "/readyz", logFile }: { path?: string; logFile?: string | undefined } = {},
): Promise<RunningProgram> {
  const printed: Buffer[] = [];
  const log = logFile === undefined ? undefined : createWriteStream(logFile, { flags: "a" });
  for (const stream of [program.child.stdout, program.child.stderr]) {
    stream?.on("data", (chunk: Buffer) => printed.push(chunk));
    if (log) stream?.pipe(log, { end: false });
  }
  const output = () => Buffer.concat(printed).toString();
  const url = `http://127.0.0.1:${port}`;
  const state = await waitUntilReady(url + path, program);
  if (state !== "ready") {
    await killPrograms([program]);
    throw new Error(`the ${program.name} did not start (${state})\n${output()}`);
  }
  return {
    pid: program.child.pid ?? 0,
    port,
    url,
    ended: program.ended,
    output,
    stop: (graceMs) => stopPrograms([program], graceMs),
    kill: () => killPrograms([program]),
  };
}
