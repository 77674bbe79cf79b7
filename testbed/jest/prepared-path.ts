import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = [
  "contract",
  "marketplace/database",
  "testbed/marketplace",
  "operator/catalogue",
  "sandbox/sample-catalog",
  "sandbox/catalogue",
];
const FILES = ["package-lock.json"];

/** Returns the cache path of the prepared database, which depends on the hash of its sources. */
export function preparedPath(root: string): string {
  const hash = createHash("sha256");
  for (const file of [...FOLDERS.flatMap((folder) => sourcesIn(root, folder)), ...FILES]) {
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  const name = `${hash.digest("hex").slice(0, 16)}.tar`;
  return join(root, "node_modules/.cache/prepared-database", name);
}

function sourcesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
}
