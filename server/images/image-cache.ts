import { LRUCache } from "lru-cache";
import type { Image } from "./image";

/** What came of a picture: in memory, or to be streamed by each who requests it. */
export type Loaded = Image | "stream";

/** Objects and headers around the bytes of one picture. */
const OVERHEAD = 1024;

/** Pictures in memory, bounded in bytes. Concurrent misses of one picture load it once. */
export class ImageCache {
  #images: LRUCache<string, Image>;
  #loading = new Map<string, Promise<Loaded>>();

  constructor(maxBytes: number) {
    this.#images = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ identity, gzip, br }) =>
        OVERHEAD + identity.length + (gzip?.length ?? 0) + (br?.length ?? 0),
    });
  }

  /** @returns undefined when it is not there or has to be requested again */
  get(key: string): Image | undefined {
    const image = this.#images.get(key);
    return image !== undefined && Date.now() < image.staleAt ? image : undefined;
  }

  load(key: string, fetchImage: () => Promise<Loaded>): Promise<Loaded> {
    const loading = this.#loading.get(key);
    if (loading) return loading;
    const started = fetchImage()
      .then((loaded) => {
        if (loaded !== "stream" && Date.now() < loaded.staleAt) this.#images.set(key, loaded);
        return loaded;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, started);
    return started;
  }
}
