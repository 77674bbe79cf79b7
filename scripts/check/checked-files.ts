import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { FileHashes } from "./file-hashes";

const FILE = "node_modules/.cache/check/checked.json";

/** Files as each tool last saw them; `types` after every run, the others after one that passed. */
export interface Checked {
  lint: FileHashes;
  types: FileHashes;
  /** Imports of files. */
  borders: FileHashes;
}

const NOTHING: Checked = { lint: {}, types: {}, borders: {} };

/** @returns no files before the first check */
export function readChecked(root: string): Checked {
  try {
    return { ...NOTHING, ...(JSON.parse(readFileSync(join(root, FILE), "utf8")) as Checked) };
  } catch {
    return { ...NOTHING };
  }
}

export function writeChecked(root: string, checked: Checked): void {
  mkdirSync(dirname(join(root, FILE)), { recursive: true });
  writeFileSync(join(root, FILE), JSON.stringify(checked));
}
