import "server-only";
import type { Brand } from "@storefront/brands/types";
import { LRUCache } from "lru-cache";
import type { ShareShape } from "@/lib/addresses/share-address";
import { fetchCover } from "./cover.server";
import { drawShare } from "./draw.server";
import { layOutShare } from "./layout";
import type { ShareContent } from "./share-content";
import { shareVersion } from "./share-version.server";

/** Bytes of drawn pictures in memory, besides the page store: a refreshed route whose listing is unchanged draws nothing. */
const MOST_BYTES = 8 * 1024 * 1024;

const drawn = new LRUCache<string, Buffer>({
  maxSize: MOST_BYTES,
  sizeCalculation: (picture) => picture.length,
});
const drawing = new Map<string, Promise<Buffer>>();
/** The last drawing that was begun: one at a time, so that a crawler's burst takes neither memory nor all processors. */
let last: Promise<unknown> = Promise.resolve();

/** @returns the picture of a listing in the look of a brand, drawn once for concurrent requests */
export function sharePicture(
  brand: Brand,
  content: ShareContent,
  shape: ShareShape,
): Promise<Buffer> {
  const key = `${shape} ${shareVersion(brand, content)}`;
  const known = drawn.get(key);
  if (known !== undefined) return Promise.resolve(known);
  const begun = drawing.get(key) ?? draw(key, brand, content, shape);
  drawing.set(key, begun);
  return begun;
}

async function draw(
  key: string,
  brand: Brand,
  content: ShareContent,
  shape: ShareShape,
): Promise<Buffer> {
  try {
    const cover = await fetchCover(content.cover);
    const turn = last.then(() => drawShare(layOutShare(brand, content, shape), cover));
    last = turn.catch(() => undefined);
    const picture = await turn;
    // A cover that was not to be had may be there the next time.
    if (cover !== null || content.cover === "") drawn.set(key, picture);
    return picture;
  } finally {
    drawing.delete(key);
  }
}
