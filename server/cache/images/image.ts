import { limitStaleAge } from "@/lib/http/limit-stale-age";
import type { FlatHeaders } from "../../send";
import type { SentFile } from "../../send-file";

/** A picture in memory. */
export interface Image extends SentFile {
  /** ms; from then on it is fetched again. */
  staleAt: number;
}

/** Larger pictures are streamed each time: a video must not evict a hundred covers. */
export const LARGEST_CACHED = 1024 * 1024;

/** @returns the headers of a picture that are kept from the marketplace's response */
export function imageHeaders(headers: Headers): FlatHeaders {
  return ["Content-Type", "Cache-Control", "Last-Modified"].flatMap((name) => {
    const value = headers.get(name);
    if (value === null) return [];
    return [name, name === "Cache-Control" ? limitStaleAge(value) : value];
  });
}

/**
 * Returns how long a picture may be cached.
 * @returns ms; 0: not cacheable
 */
export function cacheableFor(cacheControl: string | null): number {
  if (cacheControl === null || /\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return 0;
  return Number(/\bmax-age=(\d{1,9})\b/i.exec(cacheControl)?.[1] ?? 0) * 1000;
}
