import { readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";

/** A file of a catalogue. */
export interface CatalogueFile {
  path: string;
  /** Below the folder that was given; empty for a file that was given itself. */
  name: string;
}

const isCatalogue = (name: string) => /\.jsonl?$/.test(name);

/**
 * @param path a file, or a folder, of which every `.json` and `.jsonl` below it is read, in the order of their paths
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
