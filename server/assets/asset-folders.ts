import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A folder whose files are served, and under which path. */
export interface AssetFolder {
  folder: string;
  prefix: string;
  /** Their names change with their content: clients keep them for good. */
  immutable: boolean;
  /** Where their compressed forms lie, made by the build; undefined: beside no build. */
  compressed: string;
}

/** Compressed forms lie apart, so that `next start` serves no file under a second name. */
export function assetFolders(root: string): AssetFolder[] {
  const compressed = join(root, ".next", "compressed");
  return [
    {
      folder: join(root, ".next", "static"),
      prefix: "/_next/static/",
      immutable: true,
      compressed: join(compressed, "static"),
    },
    {
      folder: join(root, "public"),
      prefix: "/",
      immutable: false,
      compressed: join(compressed, "public"),
    },
  ];
}

/** @returns paths below a folder, with "/" between; none when there is no such folder */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
