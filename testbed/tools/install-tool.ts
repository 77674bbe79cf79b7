import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { ROOT } from "../product/root";

/**
 * Installs the packages of a folder in `tools`, unless those of its lock file are there. They are apart because only
 * one command needs them.
 * @returns a function that loads them; types are the caller's, because `tsc` runs without them
 */
export function installTool(name: string): NodeJS.Require {
  const folder = join(ROOT, "tools", name);
  const lock = readFileSync(join(folder, "package-lock.json"));
  const hash = createHash("sha256").update(lock).digest("hex");
  const mark = join(folder, "node_modules/.installed");
  if (readIfThere(mark) !== hash) {
    console.log(`Installing the packages of tools/${name}`);
    execFileSync("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      shell: process.platform === "win32",
    });
    writeFileSync(mark, hash);
  }
  return createRequire(join(folder, "package.json"));
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return null;
  }
}
