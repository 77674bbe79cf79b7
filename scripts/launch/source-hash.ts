import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const SOURCES = [
  "app",
  "brands",
  "components",
  "contract",
  "lib",
  "platform",
  "public",
  "server/cache",
  "scripts/build/class-names",
  "scripts/build/styles",
];
const FILES = [
  "middleware.ts",
  "instrumentation.ts",
  "instrumentation-client.ts",
  "next.config.js",
  "package.json",
  "package-lock.json",
  "postcss.config.mjs",
  "tsconfig.json",
];

/** Hashes all inputs of the storefront's build; the build is current while the hash is unchanged. */
export function sourceHash(root: string): string {
  const hash = createHash("sha256");
  for (const file of [...SOURCES.flatMap((folder) => filesBelow(root, folder)), ...FILES]) {
    const content = readIfExists(join(root, file));
    if (content) hash.update(`${file}\0`).update(content);
  }
  return hash.digest("hex");
}

function filesBelow(root: string, folder: string): string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)))
      .sort();
  } catch {
    return [];
  }
}

function readIfExists(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}
