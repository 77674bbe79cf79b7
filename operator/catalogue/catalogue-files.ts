import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/** A file of a catalog. */
export interface CatalogueFile {
  path: string;
  /** Path below the given folder; "" when the file itself was given. */
  name: string;
}

const isCatalogue = (name: string) => /\.jsonl?$/.test(name);

/**
 * @param path a file, or a folder, of which every `.json` and `.jsonl` file below it is returned, sorted by path
 * @throws Error of the file system
 */
export async function catalogueFiles(path: string): Promise<CatalogueFile[]> {
  if (!(await stat(path)).isDirectory()) return [{ path, name: "" }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isCatalogue(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({ path: file, name: relative(path, file) }));
}
