import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { assetFolders, compressedFolder, filesBelow } from "./asset-folders";
import { isCompressibleFile } from "./file-types";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Compresses the build output and `public/` at the highest levels, under another name until it is complete.
 * @returns the number of files
 */
export async function precompress(root: string): Promise<number> {
  let files = 0;
  const done = compressedFolder(root);
  const draft = `${done}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const { folder, compressed } of assetFolders(root)) {
    for (const path of await filesBelow(folder)) {
      if (!isCompressibleFile(path)) continue;
      const bytes = await readFile(join(folder, path));
      const target = join(draft, relative(done, compressed), path);
      await mkdir(dirname(target), { recursive: true });
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${target}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
      await writeFile(`${target}.br`, await toBrotli(bytes, { params }));
      files += 1;
    }
  }
  await rm(done, { recursive: true, force: true });
  await rename(draft, done);
  return files;
}
