import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Program, startProgram } from "@storefront/platform/launch/program";
import { compressedFolder } from "../../server/assets/asset-folders";
import { precompress } from "../../server/assets/precompress";
import { type Progress, startProgress } from "./progress";
import { sourceHash } from "./source-hash";

/** Conventional exit code after SIGTERM. */
const TERMINATED = 143;

/** Arguments of node that build the storefront. */
export const NEXT_BUILD = [join("node_modules", "next", "dist", "bin", "next"), "build"];

/**
 * Builds the storefront and records the sources it was built from: those before the build, so that a change meanwhile is
 * built the next time.
 * @param build returns whether it succeeded
 */
export async function recordBuild(root: string, build: () => Promise<boolean>): Promise<boolean> {
  const hash = sourceHash(root);
  rmSync(stampOf(root), { force: true });
  rmSync(compressedFolder(root), { recursive: true, force: true });
  if (!(await build())) return false;
  writeFileSync(stampOf(root), hash);
  return true;
}

interface Options {
  /** Receives the build process, so that it can be stopped like the others. */
  onStart?: (build: Program) => void;
  /** Receives the phases; ends with the build. */
  progress?: Progress;
  /** Whether files without compressed forms get them; servers send others compressed less. */
  compress?: boolean;
}

/**
 * Builds the storefront unless the last build used the same sources.
 * @returns false when the build failed (its output was printed) or was stopped
 */
export async function buildIfNeeded(
  root: string,
  { onStart = () => {}, progress = startProgress(console.log), compress = true }: Options = {},
): Promise<boolean> {
  try {
    if (!isBuilt(root)) {
      progress.step("building the storefront (once, about a minute)");
      if (!(await recordBuild(root, () => buildWithProgress(root, onStart, progress))))
        return false;
    }
    if (compress && !existsSync(compressedFolder(root))) {
      progress.step("compressing scripts and styles");
      await precompress(root);
    }
    return true;
  } finally {
    progress.end();
  }
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
