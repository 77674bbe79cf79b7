import { boundStale } from "@/lib/http/bound-stale";
import type { FlatHeaders } from "../finalize";
import type { SentFile } from "../send-file";

/** A picture in memory. */
export interface Image extends SentFile {
  /** ms; from then on the marketplace is requested again. */
  staleAt: number;
}

/** Pictures larger than this are streamed each time: a video must not push a hundred covers out. */
export const LARGEST_CACHED = 1024 * 1024;

/** @returns the headers of a picture, those of the marketplace kept */
export function imageHeaders(headers: Headers): FlatHeaders {
  return ["Content-Type", "Cache-Control", "Last-Modified"].flatMap((name) => {
    const value = headers.get(name);
    if (value === null) return [];
    return [name, name === "Cache-Control" ? boundStale(value) : value];
  });
}

/**
 * How long a picture may be kept.
 * @returns ms; 0: not at all
 */
export function cacheableFor(cacheControl: string | null): number {
  if (cacheControl === null || /\b(?:no-store|no-cache|private)\b/i.test(cacheControl)) return 0;
  return Number(/\bmax-age=(\d{1,9})\b/i.exec(cacheControl)?.[1] ?? 0) * 1000;
}
