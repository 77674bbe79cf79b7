import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourceHash } from "./source-hash";

/**
 * Builds the storefront unless the last build was made from the same sources.
 * @returns false when the build failed; its output has been printed
 */
export function buildIfNeeded(root: string): boolean {
  const stamp = join(root, ".next", "source-hash");
  const hash = sourceHash(root);
  if (existsSync(join(root, ".next", "BUILD_ID")) && readIfThere(stamp) === hash) return true;
  console.log("Building the storefront (once, about a minute) …");
  const next = join(root, "node_modules", "next", "dist", "bin", "next");
  const built = spawnSync(process.execPath, [next, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1" },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (built.status !== 0) {
    console.error(`${built.stdout}\n${built.stderr}\nThe build failed.`);
    return false;
  }
  writeFileSync(stamp, hash);
  return true;
}

function readIfThere(path: string): string | null {
  return existsSync(path) ? readFileSync(path, "utf8") : null;
}
