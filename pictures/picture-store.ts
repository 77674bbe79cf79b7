import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { resizePicture } from "./resize-picture";
import { type PictureFolder, pictureDir, pictureUrl } from "./stored-picture";
import { UnusablePicture } from "./unusable-picture";
import { exists, writePicture } from "./write-picture";

const MAX_MB = 20;

/** Part of every name: another way to resize makes other pictures. */
const VERSION = "1";

export interface PictureStore {
  /**
   * Keeps a picture in every size; one that is kept already is left alone.
   * @returns its address
   * @throws UnusablePicture
   */
  keep(path: string, folder: PictureFolder): Promise<string>;
}

/** Where nothing can be kept: pictures are addresses then. */
export const NO_PICTURES: PictureStore = {
  keep: () => Promise.reject(new UnusablePicture("notKept")),
};

/** @param dataDir the pictures lie in its folder `pictures`, which all processes of a marketplace share */
export function pictureStore(dataDir: string): PictureStore {
  const kept = new Map<string, Promise<string>>();
  return {
    keep(path, folder) {
      const key = `${folder} ${path}`;
      const url = kept.get(key) ?? keepFile(dataDir, path, folder);
      kept.set(key, url);
      return url;
    },
  };
}

const keepFile = async (dataDir: string, path: string, folder: PictureFolder): Promise<string> =>
  keepPicture(dataDir, await readSource(path), folder);

/**
 * Keeps the content of a picture file in every size; one that is kept already is left alone.
 * @returns its address
 * @throws UnusablePicture
 */
export async function keepPicture(
  dataDir: string,
  source: Buffer,
  folder: PictureFolder,
): Promise<string> {
  if (source.length > MAX_MB * 1024 * 1024) throw new UnusablePicture("size");
  const hash = createHash("sha256").update(VERSION).update(source).digest("hex").slice(0, 32);
  const place = pictureDir(dataDir, folder, hash);
  if (!(await exists(place)))
    await writePicture(place, (await resizePicture(source, folder)).files);
  return pictureUrl(folder, hash);
}

async function readSource(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => null);
  if (!file) throw new UnusablePicture("missing");
  try {
    const { size } = await file.stat();
    if (size > MAX_MB * 1024 * 1024) throw new UnusablePicture("size");
    return await file.readFile().catch(() => {
      throw new UnusablePicture("missing");
    });
  } finally {
    await file.close();
  }
}
