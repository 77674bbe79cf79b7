import { readdir } from "node:fs/promises";
import { join, relative, sep } from "node:path";

/** A folder of static files with its URL prefix. */
export interface AssetFolder {
  folder: string;
  prefix: string;
  /** File names change with their content, so clients may cache them forever. */
  immutable: boolean;
  /** Folder of their compressed forms; it may be missing. */
  compressed: string;
}

/** A separate folder, so that `next start` serves no file under a second name. */
export const compressedFolder = (root: string): string => join(root, ".next", "compressed");

export function assetFolders(root: string): AssetFolder[] {
  const compressed = compressedFolder(root);
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

/** @returns paths relative to a folder, with "/" as separator; none when the folder does not exist */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"));
}
