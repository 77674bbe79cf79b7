import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { DRAWN_PICTURES, sourceWidth } from "./drawn-pictures";
import type { Picture } from "./picture";
import { ENCODING, resize } from "./resize";
import { diskStore, memoryStore } from "./store";

const DISK_BYTES = 256 * 1024 * 1024;
const MEMORY_BYTES = 24 * 1024 * 1024;
const FOLDER = fileURLToPath(new URL("../pictures", import.meta.url));

export interface Media {
  /** Returns a tag that changes when the picture would look different. */
  tagOf(picture: Picture): string;
  /** Returns the picture: its file, or resized from one at the first request, once for concurrent ones. */
  bytesOf(picture: Picture): Promise<Buffer>;
}

/** @param dataDir has the cache of resized pictures in its folder `media`; in memory when undefined */
export function createMedia(dataDir: string | undefined, encode = resize): Media {
  const store = dataDir ? diskStore(join(dataDir, "media"), DISK_BYTES) : memoryStore(MEMORY_BYTES);
  const runSerially = oneAtATime();
  const running = new Map<string, Promise<Buffer>>();

  return {
    tagOf,
    bytesOf(picture) {
      if (isFile(picture)) return readDrawn(picture);
      const tag = tagOf(picture);
      const result = running.get(tag) ?? produce(tag, picture).finally(() => running.delete(tag));
      running.set(tag, result);
      return result;
    },
  };

  async function produce(tag: string, picture: Picture): Promise<Buffer> {
    const cached = await store.read(tag);
    if (cached) return cached;
    const bytes = await runSerially(async () => encode(await readDrawn(picture), picture));
    await store.write(tag, bytes);
    return bytes;
  }
}

/** Whether the picture was drawn in this very size. */
const isFile = ({ name, width, format }: Picture): boolean =>
  format === "webp" && sourceWidth(name, width) === width;

const readDrawn = ({ name, width }: Picture): Promise<Buffer> =>
  readFile(join(FOLDER, `${name}-${sourceWidth(name, width)}.webp`));

function tagOf({ name, width, format }: Picture): string {
  const drawn = DRAWN_PICTURES.get(name)?.files[sourceWidth(name, width)];
  return createHash("sha256")
    .update(`${name} ${drawn} ${width} ${format} ${ENCODING}`)
    .digest("base64url")
    .slice(0, 22);
}

/** @returns a function that runs tasks one after the other, in order */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
