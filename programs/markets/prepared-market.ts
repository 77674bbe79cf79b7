import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ApiError } from "@storefront/contract/api-error";
import type { Config } from "@storefront/marketplace/config";
import type { Logger } from "@storefront/platform/observability/log";

/** Argument with which the marketplace's program prepares the markets of testers, and ends. */
export const PREPARE = "prepare-market";

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What the content of a new market follows from, besides the program. */
const SOURCES = [
  folder("../../marketplace/database/migrations"),
  folder("../../sandbox/catalogue"),
  folder("../../sandbox/sample-catalog"),
];

const READ = new Set([".sql", ".json", ".jsonl", ".ts"]);

/** Returns the path of the prepared database; another one after an update or with another key. */
export async function preparedPath({ dataDir, operatorKey }: Config): Promise<string> {
  const hash = createHash("sha256").update(operatorKey);
  // A bundle imports its parts by names with hashes of their contents.
  hash.update(await readFile(program()));
  for (const source of SOURCES) {
    const names = (await readdir(source, { recursive: true })).sort();
    for (const name of names)
      if (READ.has(extname(name))) hash.update(name).update(await readFile(join(source, name)));
  }
  return resolve(dataDir, "markets", `${hash.digest("hex").slice(0, 16)}.tar`);
}

const program = (): string => process.argv[1] ?? "";

let preparing: Promise<void> | undefined;

/**
 * Returns the prepared database, after another process has made it if there is none yet.
 * @param prepare runs that process. @returns its exit code, null when it was stopped
 * @throws ApiError marketNotReady when it has made none
 */
export async function readPrepared(
  config: Config,
  log: Logger,
  prepare = prepareApart,
): Promise<Uint8Array<ArrayBuffer>> {
  const path = await preparedPath(config);
  if (!existsSync(path)) {
    preparing ??= prepare()
      .then((exitCode) => {
        if (existsSync(path)) return;
        log.error({ exitCode }, "failed to prepare the testers' market");
        throw new ApiError("marketNotReady");
      })
      .finally(() => {
        preparing = undefined;
      });
    await preparing;
  }
  return readFile(path);
}

async function prepareApart(): Promise<number | null> {
  const child = spawn(process.execPath, [...process.execArgv, program(), PREPARE], {
    stdio: ["ignore", "inherit", "inherit"],
  });
  const [code] = await once(child, "exit");
  return code;
}
