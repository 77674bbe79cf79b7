import { createHash } from "node:crypto";
import { mkdir, open, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type PictureFolder, pictureDir, pictureUrl } from "@/marketplace/pictures/stored-picture";
import { resizePicture, UnusablePicture } from "./resize-picture";

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
  keep: () => Promise.reject(new UnusablePicture("cannot be kept here: use an address")),
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

async function keepFile(dataDir: string, path: string, folder: PictureFolder): Promise<string> {
  const source = await readSource(path);
  const hash = createHash("sha256").update(VERSION).update(source).digest("hex").slice(0, 32);
  const place = pictureDir(dataDir, folder, hash);
  if (!(await exists(place))) {
    const files = await resizePicture(source, folder);
    const draft = `${place}.${process.pid}`;
    await mkdir(draft, { recursive: true });
    for (const [name, bytes] of files) await writeFile(join(draft, name), bytes);
    await rename(draft, place).catch(async (error: unknown) => {
      await rm(draft, { recursive: true, force: true });
      // Another process has kept the same picture meanwhile.
      if (!(await exists(place))) throw error;
    });
  }
  return pictureUrl(folder, hash);
}

async function readSource(path: string): Promise<Buffer> {
  const file = await open(path).catch(() => null);
  if (!file) throw new UnusablePicture("is not there, or cannot be read");
  try {
    const { size } = await file.stat();
    if (size > MAX_MB * 1024 * 1024) throw new UnusablePicture(`is larger than ${MAX_MB} MB`);
    return await file.readFile().catch(() => {
      throw new UnusablePicture("cannot be read");
    });
  } finally {
    await file.close();
  }
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
