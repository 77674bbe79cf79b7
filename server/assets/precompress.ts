import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { assetFolders, filesBelow } from "./asset-folders";
import { isCompressibleFile } from "./file-types";

const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/** Compresses the build output and `public/` at the highest levels. @returns the number of files */
export async function precompress(root: string): Promise<number> {
  let files = 0;
  await rm(join(root, ".next", "compressed"), { recursive: true, force: true });
  for (const { folder, compressed } of assetFolders(root)) {
    for (const path of await filesBelow(folder)) {
      if (!isCompressibleFile(path)) continue;
      const bytes = await readFile(join(folder, path));
      const target = join(compressed, path);
      await mkdir(dirname(target), { recursive: true });
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await writeFile(`${target}.gz`, await toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }));
      await writeFile(`${target}.br`, await toBrotli(bytes, { params }));
      files += 1;
    }
  }
  return files;
}
