import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { precompress } from "../../server/assets/precompress";
import { type Program, startProgram } from "./program";
import { sourceHash } from "./source-hash";

/** Conventional exit code after SIGTERM. */
const TERMINATED = 143;

/**
 * Builds the storefront unless the last build used the same sources.
 * @param onStart receives the build process, so that it can be stopped like the others
 * @returns false when the build failed (its output was printed) or was stopped
 */
export async function buildIfNeeded(
  root: string,
  onStart: (build: Program) => void = () => {},
): Promise<boolean> {
  const stamp = join(root, ".next", "source-hash");
  const hash = sourceHash(root);
  if (existsSync(join(root, ".next", "BUILD_ID")) && readIfExists(stamp) === hash) return true;
  console.log("Building the storefront (once, about a minute) …");
  const next = join("node_modules", "next", "dist", "bin", "next");
  const env = { NEXT_TELEMETRY_DISABLED: "1" };
  const build = startProgram("build", [next, "build"], env, root, "pipe");
  const output: Buffer[] = [];
  for (const stream of [build.child.stdout, build.child.stderr]) {
    stream?.on("data", (chunk: Buffer) => output.push(chunk));
  }
  onStart(build);
  const code = await build.ended;
  if (build.child.signalCode !== null || code === TERMINATED) return false;
  if (code !== 0) {
    console.error(`${Buffer.concat(output)}\nThe build failed.`);
    return false;
  }
  await precompress(root);
  writeFileSync(stamp, hash);
  return true;
}

function readIfExists(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
