import { iconSvg } from "@/lib/art/icon-set";
import { openMedia } from "@/lib/media/open-media";
import { compressBody, identityOf } from "@/server/cache/store/compressed-body.js";
import { etagOf } from "@/server/cache/store/etag.js";
import { cacheableFor, imageHeaders, LARGEST_CACHED } from "./image";
import type { Loaded } from "./image-cache";

/** Longer than the marketplace takes to generate a picture at its first request. */
const TIMEOUT_MS = 30_000;

/**
 * Fetches a complete picture from the marketplace.
 * @param path from `mediaPath`
 * @returns "stream" when it is too large, not cacheable or not a picture; the streamed response reports which
 */
export async function fetchImage(path: string): Promise<Loaded> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await openMedia(path, { headers: new Headers(), signal });
  const lifetimeMs = cacheableFor(answer.headers.get("cache-control"));
  const length = Number(answer.headers.get("content-length") ?? 0);
  if (answer.status !== 200 || lifetimeMs === 0 || length > LARGEST_CACHED) {
    await answer.body?.cancel();
    return "stream";
  }
  const identity = new Uint8Array(await answer.arrayBuffer());
  if (identity.length > LARGEST_CACHED) return "stream";
  return {
    identity,
    etag: answer.headers.get("etag") ?? etagOf(identity),
    headers: imageHeaders(answer.headers),
    staleAt: Date.now() + lifetimeMs,
  };
}

const ICON_HEADERS = new Headers({
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=31536000, immutable",
});

/** Creates an icon of landing pages. @returns null when the name is unknown */
export async function makeIcon(name: string): Promise<Loaded | null> {
  const svg = await iconSvg(name);
  if (svg === null) return null;
  const body = await compressBody(Buffer.from(svg), "image/svg+xml");
  return {
    identity: identityOf(body),
    gzip: body.gzip,
    br: body.br,
    etag: body.etag,
    headers: imageHeaders(ICON_HEADERS),
    staleAt: Number.POSITIVE_INFINITY,
  };
}
