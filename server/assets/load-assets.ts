import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { etagOf } from "@/server/cache/store/etag.js";
import { type AssetFolder, assetFolders, filesBelow } from "./asset-folders";
import { fileType } from "./file-types";

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
  const [gzip, br] = await Promise.all([
    readIfThere(join(compressed, `${path}.gz`)),
    readIfThere(join(compressed, `${path}.br`)),
  ]);
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

/** Without compressed forms (after a bare `next build`) files are sent uncompressed. */
async function readIfThere(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
