import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Manifest, plan } from "./manifest";
import { photograph } from "./photograph";
import { catalogueFiles, readListings } from "./rows";
import { sheetHtml } from "./sheet-html";
import { writePictures } from "./write-pictures";

/**
 * `npm run draw`: draws the pictures of the sample catalogue whose rows or templates have changed, and their manifest. Writes
 * contact-sheet/covers.html, to look at every cover in colour and in grey.
 */
const sheetFolder = fileURLToPath(new URL("../../contact-sheet/", import.meta.url));
const folder = fileURLToPath(new URL("../../sandbox/pictures/", import.meta.url));
const manifestFile = join(folder, "manifest.json");

async function main(): Promise<void> {
  const { manifest, shots } = plan(readListings());
  const before: Manifest = existsSync(manifestFile)
    ? JSON.parse(await readFile(manifestFile, "utf8"))
    : {};
  const changed = shots.filter(({ file, width }) => {
    const name = file.replace(/-\d+\.webp$/, "");
    const hash = manifest[name]?.files[width];
    return before[name]?.files[width] !== hash || !existsSync(join(folder, file));
  });
  console.log(`${changed.length} of ${shots.length} pictures to draw`);
  await photograph(changed, folder);
  await removeOthers(new Set(shots.map(({ file }) => file)));
  writePictures(manifest);
  await writeFile(manifestFile, JSON.stringify(manifest));
  const written = [manifestFile, ...catalogueFiles()];
  await mkdir(sheetFolder, { recursive: true });
  await writeFile(join(sheetFolder, "covers.html"), sheetHtml(manifest, "../sandbox/pictures"));
  spawnSync("npx", ["biome", "format", "--write", ...written], { stdio: "ignore" });
}

async function removeOthers(kept: ReadonlySet<string>): Promise<void> {
  const files = await readdir(folder, { recursive: true });
  for (const file of files.filter((each) => each.endsWith(".webp") && !kept.has(each))) {
    await rm(join(folder, file));
  }
}

await main();
