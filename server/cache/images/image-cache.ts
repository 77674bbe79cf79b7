import { LRUCache } from "lru-cache";
import type { Image } from "./image";

/** A loaded picture, or "stream" when each request has to stream it. */
export type Loaded = Image | "stream";

/** Estimated bytes of objects and headers per picture. */
const OVERHEAD = 1024;

/** Pictures in memory, bounded in bytes. Concurrent misses of a picture load it once. */
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

  /** @returns undefined when it is missing or stale */
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
