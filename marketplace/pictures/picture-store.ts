import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { resizePicture } from "./resize-picture";
import { type PictureFolder, pictureDir, pictureUrl } from "./stored-picture";
import { CATALOGUE_PICTURE_MB, UnusablePicture } from "./unusable-picture";
import { exists, writePicture } from "./write-picture";

const MAX_BYTES = CATALOGUE_PICTURE_MB * 1024 * 1024;

/** Part of every hash. Increment it when resizing changes, so that pictures get new names. */
const VERSION = "2";

export interface PictureStore {
  /**
   * Stores a picture in every size, unless it is stored already.
   * @returns its URL
   * @throws UnusablePicture
   */
  keep(path: string, folder: PictureFolder): Promise<string>;
}

/** Store for imports without a data folder, where pictures must be URLs. */
export const NO_PICTURES: PictureStore = {
  keep: () => Promise.reject(new UnusablePicture("notKept")),
};

/** @param dataDir its folder `pictures`, shared by all processes of a marketplace, holds the files */
export function pictureStore(dataDir: string): PictureStore {
  const stored = new Map<string, Promise<string>>();
  return {
    keep(path, folder) {
      const key = `${folder} ${path}`;
      const url = stored.get(key) ?? storeFile(dataDir, path, folder);
      stored.set(key, url);
      return url;
    },
  };
}

const storeFile = async (dataDir: string, path: string, folder: PictureFolder): Promise<string> =>
  storePicture(dataDir, await readSource(path), folder);

/**
 * Stores the content of a picture file in every size, unless it is stored already.
 * @returns its URL
 * @throws UnusablePicture
 */
export async function storePicture(
  dataDir: string,
  source: Buffer,
  folder: PictureFolder,
): Promise<string> {
  if (source.length > MAX_BYTES) throw new UnusablePicture("size");
  const hash = createHash("sha256").update(VERSION).update(source).digest("hex").slice(0, 32);
  const dir = pictureDir(dataDir, folder, hash);
  if (!(await exists(dir)))
    await writePicture(dir, (await resizePicture(source, folder, folder)).files);
  return pictureUrl(folder, hash);
}

async function readSource(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => null);
  if (!file) throw new UnusablePicture("missing");
  try {
    const { size } = await file.stat();
    if (size > MAX_BYTES) throw new UnusablePicture("size");
    return await file.readFile().catch(() => {
      throw new UnusablePicture("missing");
    });
  } finally {
    await file.close();
  }
}
