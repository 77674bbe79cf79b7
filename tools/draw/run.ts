import { spawnSync } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drawFolder } from "./draw-folder";
import { DEFAULT_AVATARS_FOLDER, SAMPLE_PICTURES } from "./folders";
import { plan, planDefaultAvatars } from "./manifest";
import { catalogueFiles, readListings } from "./rows";
import { sheetHtml } from "./sheet-html";
import { writePictures } from "./write-pictures";

/**
 * `npm run draw`: draws the pictures of the sample catalog and the default avatars whose rows or templates have changed,
 * and their manifests. Writes contact-sheet/covers.html, to look at every cover in color and in gray.
 */
const sheetFolder = fileURLToPath(new URL("../../contact-sheet/", import.meta.url));

async function main(): Promise<void> {
  const sample = plan(readListings());
  const manifests = [
    await drawFolder(SAMPLE_PICTURES, sample),
    await drawFolder(DEFAULT_AVATARS_FOLDER, planDefaultAvatars()),
  ];
  writePictures(sample.manifest);
  const written = [...manifests, ...catalogueFiles()];
  await mkdir(sheetFolder, { recursive: true });
  await writeFile(
    join(sheetFolder, "covers.html"),
    sheetHtml(sample.manifest, "../sandbox/pictures"),
  );
  spawnSync("npx", ["biome", "format", "--write", ...written], { stdio: "ignore" });
}

await main();
