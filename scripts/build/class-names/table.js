import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The short names of classes in production: written before the build, read by what rewrites styles and scripts. In
 * Next's cache folder, which a build keeps.
 */
const TABLE = join(".next", "cache", "class-names.json");

/** @param {string} root */
export const tablePath = (root) => join(root, TABLE);

/**
 * @param {string} root
 * @returns {ReadonlyMap<string, string>} short names by class; empty without a table, so that nothing is renamed
 */
export function readClassNames(root) {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(tablePath(root), "utf8"))));
  } catch (error) {
    if (error?.code === "ENOENT") return new Map();
    throw error;
  }
}

/** @param {string} root */
export const hashClassNames = (root) =>
  createHash("sha256")
    .update(JSON.stringify([...readClassNames(root)]))
    .digest("hex");
