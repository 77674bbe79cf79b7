import { iconSvg } from "@/lib/art/icon-set";
import { openMedia } from "@/lib/media/open-media";
import { compressBody, identityOf } from "@/lib/page-cache/compressed-body.js";
import { etagOf } from "@/lib/page-cache/etag.js";
import { cacheableFor, imageHeaders, LARGEST_CACHED } from "./image";
import type { Loaded } from "./image-cache";

/** Longer than the marketplace takes to draw a picture that nobody has requested yet. */
const TIMEOUT_MS = 30_000;

/**
 * Loads a complete picture of the marketplace.
 * @param path from `mediaPath`
 * @returns "stream" for what is too large, may not be kept, or is no picture: the streaming answer says what it is
 */
export async function fetchImage(path: string): Promise<Loaded> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const answer = await openMedia(path, { headers: new Headers(), signal });
  const keptFor = cacheableFor(answer.headers.get("cache-control"));
  const length = Number(answer.headers.get("content-length") ?? 0);
  if (answer.status !== 200 || keptFor === 0 || length > LARGEST_CACHED) {
    await answer.body?.cancel();
    return "stream";
  }
  const identity = new Uint8Array(await answer.arrayBuffer());
  if (identity.length > LARGEST_CACHED) return "stream";
  return {
    identity,
    etag: answer.headers.get("etag") ?? etagOf(identity),
    headers: imageHeaders(answer.headers),
    staleAt: Date.now() + keptFor,
  };
}

const ICON_HEADERS = new Headers({
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=31536000, immutable",
});

/** Makes an icon of landing pages. @returns null where there is none of that name */
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
