import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** @returns the parsed file, {} when there is none or it was cut off */
function readEntries(file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return {};
  }
}

/**
 * Keeps what was computed from the text of files between two runs. `version` changes with the computation. Entries that
 * a run does not use are dropped when it saves.
 */
export function openCache(file: string, version: string) {
  const known = new Map(Object.entries(readEntries(file)));
  const used = new Map<string, string>();
  return {
    get(text: string, compute: () => string): string {
      const key = createHash("sha1").update(version).update(text).digest("base64url");
      const value = known.get(key) ?? compute();
      used.set(key, value);
      return value;
    },
    save(): void {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(Object.fromEntries(used)));
    },
  };
}
