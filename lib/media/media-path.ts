/** Rules of the proxy to the marketplace's media; pure, so that a table of paths can test them. */

const SEGMENT = /^[\w-][\w.-]{0,99}$/;
const WIDTH = /^[1-9]\d{1,3}$/;
const TYPES: ReadonlySet<string> = new Set([
  "image/webp",
  "image/avif",
  "image/png",
  "image/jpeg",
  "image/gif",
  "video/mp4",
  "video/webm",
]);

/** Large enough for a picture or a short video. */
export const MEDIA_MAX_BYTES = 32 * 1024 * 1024;

/**
 * @param segments the decoded path after /media/
 * @param width the query's `w`
 * @param format the query's `f`
 * @returns path and query to request from the marketplace; null when it is not a media address
 */
export function mediaPath(
  segments: readonly string[],
  width: string | null,
  format: string | null,
): string | null {
  if (segments.length === 0 || segments.length > 6) return null;
  if (!segments.every((segment) => SEGMENT.test(segment) && !segment.includes(".."))) return null;
  const path = `/media/${segments.join("/")}`;
  if (width === null || !WIDTH.test(width)) return path;
  return `${path}?w=${width}${format === "avif" ? "&f=avif" : ""}`;
}

/** Whether a response of this type may be forwarded. Excludes SVG, which could contain a script. */
export function isMediaType(contentType: string | null): boolean {
  return TYPES.has((contentType ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "");
}
