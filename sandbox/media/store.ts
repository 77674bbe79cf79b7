import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** LRU cache of finished pictures, by the hash of their input. */
export interface Store {
  read(key: string): Promise<Buffer | undefined>;
  write(key: string, picture: Buffer): Promise<void>;
}

/** Caches pictures in memory, at most `limit` bytes. */
export function memoryStore(limit: number): Store {
  const pictures = new Map<string, Buffer>();
  let size = 0;
  return {
    async read(key) {
      const picture = pictures.get(key);
      if (picture) {
        pictures.delete(key);
        pictures.set(key, picture);
      }
      return picture;
    },
    async write(key, picture) {
      if (pictures.has(key)) return;
      pictures.set(key, picture);
      size += picture.length;
      for (const [oldest, old] of pictures) {
        if (size <= limit || oldest === key) break;
        pictures.delete(oldest);
        size -= old.length;
      }
    },
  };
}

/**
 * Caches pictures as files in `folder`, which is created on the first write; at most `limit` bytes. A file that cannot
 * be read or written is a cache miss: the picture is drawn again.
 */
export function diskStore(folder: string, limit: number): Store {
  let size: number | undefined;
  return {
    async read(key) {
      const path = join(folder, key);
      try {
        const picture = await readFile(path);
        const now = new Date();
        await utimes(path, now, now);
        return picture;
      } catch {
        return undefined;
      }
    },
    async write(key, picture) {
      const path = join(folder, key);
      const part = `${path}.${process.pid}.part`;
      try {
        await mkdir(folder, { recursive: true });
        size ??= await sizeOf(folder);
        await writeFile(part, picture);
        await rename(part, path);
        size += picture.length;
        if (size > limit) size = await shrink(folder, limit * 0.8);
      } catch {
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
  };
}

async function filesOf(folder: string) {
  const names = await readdir(folder);
  return Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { size, mtimeMs } = await stat(path);
      return { path, size, mtimeMs };
    }),
  );
}

const sizeOf = async (folder: string) =>
  (await filesOf(folder)).reduce((sum, file) => sum + file.size, 0);

/**
 * Removes the least recently used files until at most `limit` bytes are left.
 * @returns the remaining bytes
 */
async function shrink(folder: string, limit: number): Promise<number> {
  const files = (await filesOf(folder)).sort((a, b) => a.mtimeMs - b.mtimeMs);
  let left = files.reduce((sum, file) => sum + file.size, 0);
  for (const file of files) {
    if (left <= limit) break;
    await rm(file.path, { force: true });
    left -= file.size;
  }
  return left;
}
