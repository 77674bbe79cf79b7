import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plan } from "./manifest";
import { photograph } from "./photograph";

/**
 * Draws the pictures of a folder whose pages have changed since its manifest was written, deletes those that are not in the
 * plan, and writes the manifest.
 * @returns the path of the manifest
 */
export async function drawFolder(folder: string, { manifest, shots }: Plan): Promise<string> {
  const manifestFile = join(folder, "manifest.json");
  const before: Manifest = existsSync(manifestFile)
    ? JSON.parse(await readFile(manifestFile, "utf8"))
    : {};
  const changed = shots.filter(({ file, width }) => {
    const name = file.replace(/-\d+\.webp$/, "");
    const hash = manifest[name]?.files[width];
    return before[name]?.files[width] !== hash || !existsSync(join(folder, file));
  });
  console.log(`${folder}: ${changed.length} of ${shots.length} pictures to draw`);
  await photograph(changed, folder);
  await removeOthers(folder, new Set(shots.map(({ file }) => file)));
  await writeFile(manifestFile, JSON.stringify(manifest));
  return manifestFile;
}

async function removeOthers(folder: string, kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => each.endsWith(".webp") && !kept.has(each))) {
    await rm(join(folder, file));
  }
}
