import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, startProgram } from "@storefront/platform/launch/program";
import { precompress } from "../../server/assets/precompress";
import { printBuildProgress } from "./build-progress";
import { sourceHash } from "./source-hash";

/** Conventional exit code after SIGTERM. */
const TERMINATED = 143;

/** Arguments of node that build the storefront. */
export const NEXT_BUILD = [join("node_modules", "next", "dist", "bin", "next"), "build"];

/**
 * Builds the storefront, compresses its files, and records the sources it was built from: those before the build, so
 * that a change meanwhile is built the next time.
 * @param build returns whether it succeeded
 */
export async function recordBuild(root: string, build: () => Promise<boolean>): Promise<boolean> {
  const hash = sourceHash(root);
  rmSync(stampOf(root), { force: true });
  if (!(await build())) return false;
  await precompress(root);
  writeFileSync(stampOf(root), hash);
  return true;
}

/**
 * Builds the storefront unless the last build used the same sources.
 * @param onStart receives the build process, so that it can be stopped like the others
 * @returns false when the build failed (its output was printed) or was stopped
 */
export async function buildIfNeeded(
  root: string,
  onStart: (build: Program) => void = () => {},
): Promise<boolean> {
  if (isBuilt(root)) return true;
  console.log("Building the storefront (once, one to three minutes) …");
  return recordBuild(root, () => buildWithProgress(root, onStart));
}

async function buildWithProgress(root: string, onStart: (build: Program) => void) {
  const env = { NEXT_TELEMETRY_DISABLED: "1" };
  const build = startProgram("build", NEXT_BUILD, env, root, "pipe");
  const output: Buffer[] = [];
  const progress = printBuildProgress(console.log);
  for (const stream of [build.child.stdout, build.child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output.push(chunk);
      progress.read(String(chunk));
    });
  }
  onStart(build);
  const code = await build.ended;
  progress.end();
  if (build.child.signalCode !== null || code === TERMINATED) return false;
  if (code !== 0) {
    console.error(`${Buffer.concat(output)}\nThe build failed.`);
    return false;
  }
  return true;
}

/** Whether the last build used the current sources. */
export const isBuilt = (root: string): boolean =>
  existsSync(join(root, ".next", "BUILD_ID")) && readIfExists(stampOf(root)) === sourceHash(root);

const stampOf = (root: string) => join(root, ".next", "source-hash");

function readIfExists(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
