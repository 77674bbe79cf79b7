/**
 * Widths in pixels that each folder of `/media/` is available in (`?w=`), narrowest first. The steps are the sizes that
 * pages show at one and at two device pixels per CSS pixel, so that a picture is sent hardly larger than it is shown.
 */
export const PICTURE_WIDTHS = {
  goods: [80, 160, 240, 320, 440, 640, 880],
  detail: [480, 896],
  avatars: [80, 160, 320],
  /** Pictures of conversations and evidence. */
  uploads: [320, 1280],
} as const satisfies Record<string, readonly number[]>;

/** Paths of pictures that are available in several widths. */
export const SIZED_FOLDER = /^\/media\/(goods|detail|avatars|uploads)\//;

/** Folders whose pictures are also sent as AVIF (`&f=avif`). Avatars are so small that AVIF makes them larger. */
export const AVIF_FOLDER = /^\/media\/(goods|detail)\//;

const WIDTHS: Readonly<Record<string, readonly number[]>> = PICTURE_WIDTHS;

/**
 * @param width device pixels
 * @returns the URL of the narrowest size that is wide enough, else of the widest; an external URL is returned unchanged
 */
export function pictureAt(url: string, width: number): string {
  const widths = WIDTHS[SIZED_FOLDER.exec(url)?.[1] ?? ""] ?? [];
  const size = widths.find((it) => it >= width) ?? widths.at(-1);
  return size === undefined ? url : `${url}?w=${size}`;
}

/**
 * @returns the URL of the same picture as AVIF, null where there is none. A marketplace that has no AVIF of a picture
 *   sends the WebP there: browsers go by the content type.
 */
export const avifAt = (url: string, width: number): string | null =>
  AVIF_FOLDER.test(url) ? `${pictureAt(url, width)}&f=avif` : null;
