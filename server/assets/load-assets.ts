import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipWith } from "node:zlib";
import { etagOf } from "@/server/cache/store/etag.js";
import { type AssetFolder, assetFolders, filesBelow } from "./asset-folders";
import { fileType, isCompressibleFile } from "./file-types";

const toGzip = promisify(gzipWith);
const toBrotli = promisify(brotliCompress);
/** All files in a tenth of a second; those that the build has compressed are a tenth smaller. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A file of the build or of `public/`, in memory in every encoding it is sent in. */
export interface Asset {
  type: string;
  etag: string;
  lastModified: string;
  immutable: boolean;
  identity: Buffer;
  gzip: Buffer | undefined;
  br: Buffer | undefined;
}

/** Loads all assets: a megabyte or two, constant while the server runs. @returns assets by request path */
export async function loadAssets(root: string): Promise<ReadonlyMap<string, Asset>> {
  const assets = new Map<string, Asset>();
  for (const folder of assetFolders(root)) {
    for (const path of await filesBelow(folder.folder)) {
      assets.set(folder.prefix + encodeURI(path), await loadAsset(folder, path));
    }
  }
  return assets;
}

async function loadAsset({ folder, compressed, immutable }: AssetFolder, path: string) {
  const file = join(folder, path);
  const identity = await readFile(file);
  const form = (extension: string, compress: () => Promise<Buffer>) =>
    readFile(join(compressed, path + extension)).catch(compress);
  const [gzip, br] = isCompressibleFile(path)
    ? await Promise.all([
        form(".gz", () => toGzip(identity)),
        form(".br", () => toBrotli(identity, QUICK)),
      ])
    : [];
  return {
    type: fileType(path),
    etag: etagOf(identity),
    lastModified: (await stat(file)).mtime.toUTCString(),
    immutable,
    identity,
    gzip,
    br,
  };
}
