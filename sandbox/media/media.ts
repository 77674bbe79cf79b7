import { createHash } from "node:crypto";
import { join } from "node:path";
import { compose } from "./compose";
import { AVIF, draw, QUALITY } from "./draw";
import { type Picture, pictureName } from "./picture";
import { diskStore, memoryStore } from "./store";

const DISK_BYTES = 256 * 1024 * 1024;
const MEMORY_BYTES = 24 * 1024 * 1024;

export interface Media {
  /** Returns a tag that changes when the picture would look different, without drawing it. */
  tagOf(picture: Picture): Promise<string>;
  /** Returns the encoded picture; drawn on the first request, once for concurrent ones. */
  bytesOf(picture: Picture): Promise<Buffer>;
}

/** @param dataDir has the cache in its folder `media`; in memory when undefined */
export function createMedia(dataDir: string | undefined, render = draw): Media {
  const store = dataDir ? diskStore(join(dataDir, "media"), DISK_BYTES) : memoryStore(MEMORY_BYTES);
  const runSerially = oneAtATime();
  const tags = new Map<string, Promise<string>>();
  const drawing = new Map<string, Promise<Buffer>>();

  const media: Media = {
    tagOf(picture) {
      const name = pictureName(picture);
      const known = tags.get(name) ?? compose(picture).then((svg) => fingerprint(name, svg));
      tags.set(name, known);
      known.catch(() => tags.delete(name));
      return known;
    },
    async bytesOf(picture) {
      const tag = await media.tagOf(picture);
      const running = drawing.get(tag) ?? produce(tag, picture).finally(() => drawing.delete(tag));
      drawing.set(tag, running);
      return running;
    },
  };
  return media;

  async function produce(tag: string, picture: Picture): Promise<Buffer> {
    const cached = await store.read(tag);
    if (cached) return cached;
    const bytes = await runSerially(async () => render(await compose(picture), picture));
    await store.write(tag, bytes);
    return bytes;
  }
}

const fingerprint = (name: string, svg: string) =>
  createHash("sha256")
    .update(`${name} q${name.endsWith(".avif") ? AVIF.quality : QUALITY}\n${svg}`)
    .digest("base64url")
    .slice(0, 22);

/** @returns a function that runs tasks one after the other, in order */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
