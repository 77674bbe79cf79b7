import { createHash } from "node:crypto";
import { join } from "node:path";
import { compose } from "./compose";
import { draw, QUALITY } from "./draw";
import { type Picture, pictureName } from "./picture";
import { diskStore, memoryStore } from "./store";

const DISK_BYTES = 256 * 1024 * 1024;
const MEMORY_BYTES = 24 * 1024 * 1024;

export interface Media {
  /** A tag that changes when the picture would look different; known without drawing it. */
  tagOf(picture: Picture): Promise<string>;
  /** The picture as bytes; drawn when it is requested first, once however many ask together. */
  bytesOf(picture: Picture): Promise<Buffer>;
}

/** @param dataDir pictures are kept in its folder `media`; undefined: in memory */
export function createMedia(dataDir: string | undefined, render = draw): Media {
  const store = dataDir ? diskStore(join(dataDir, "media"), DISK_BYTES) : memoryStore(MEMORY_BYTES);
  const inTurn = oneAtATime();
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
    const kept = await store.read(tag);
    if (kept) return kept;
    const bytes = await inTurn(async () => render(await compose(picture), picture));
    await store.write(tag, bytes);
    return bytes;
  }
}

const fingerprint = (name: string, svg: string) =>
  createHash("sha256").update(`${name} q${QUALITY}\n${svg}`).digest("base64url").slice(0, 22);

/** @returns a function that runs what it is given one after the other, in the order it came */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
}
