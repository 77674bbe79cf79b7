import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, startProgram } from "@storefront/platform/launch/program";
import { precompress } from "../../server/assets/precompress";
import { type Progress, startProgress } from "./progress";
import { sourceHash } from "./source-hash";

/** Conventional exit code after SIGTERM. */
const TERMINATED = 143;

/** Arguments of node that build the storefront. */
export const NEXT_BUILD = [join("node_modules", "next", "dist", "bin", "next"), "build"];

/**
 * Builds the storefront, compresses its files, and records the sources it was built from: those before the build, so
 * that a change meanwhile is built the next time.
 * @param build returns whether it succeeded
 * @param progress ends with the build
 */
export async function recordBuild(
  root: string,
  build: () => Promise<boolean>,
  progress: Progress = startProgress(console.log),
): Promise<boolean> {
  const hash = sourceHash(root);
  rmSync(stampOf(root), { force: true });
  try {
    if (!(await build())) return false;
    progress.step("compressing scripts and styles");
    await precompress(root);
  } finally {
    progress.end();
  }
  writeFileSync(stampOf(root), hash);
  return true;
}

/**
 * Builds the storefront unless the last build used the same sources.
 * @param onStart receives the build process, so that it can be stopped like the others
 * @param progress receives the phases
 * @returns false when the build failed (its output was printed) or was stopped
 */
export async function buildIfNeeded(
  root: string,
  onStart: (build: Program) => void = () => {},
  progress: Progress = startProgress(console.log),
): Promise<boolean> {
  if (isBuilt(root)) return true;
  progress.step("building the storefront (once, one to three minutes)");
  return recordBuild(root, () => buildWithProgress(root, onStart, progress), progress);
}

async function buildWithProgress(
  root: string,
  onStart: (build: Program) => void,
  progress: Progress,
): Promise<boolean> {
  const env = { NEXT_TELEMETRY_DISABLED: "1" };
  const build = startProgram("build", NEXT_BUILD, { env, cwd: root, output: "pipe" });
  const output: Buffer[] = [];
  for (const stream of [build.child.stdout, build.child.stderr]) {
    stream?.on("data", (chunk: Buffer) => {
      output.push(chunk);
      const phase = findBuildPhase(String(chunk));
      if (phase) progress.step(`building the storefront: ${phase}`);
    });
  }
  onStart(build);
  const code = await build.ended;
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

/** Lines of `next build` that begin a phase, and what is done in it. */
const PHASES: readonly [line: RegExp, phase: string][] = [
  [/Creating an optimized production build/, "compiling"],
  [/Compiled successfully|Finished TypeScript|Running TypeScript/, "checking"],
  [/Collecting page data/, "collecting pages"],
  [/Generating static pages/, "rendering static pages"],
  [/Finalizing page optimization|Collecting build traces/, "finishing"],
];

/** @returns the last phase that begins in a part of the build's output, undefined when none does */
export const findBuildPhase = (output: string): string | undefined =>
  PHASES.findLast(([line]) => line.test(output))?.[1];
