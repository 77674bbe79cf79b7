/**
 * Widths in pixels that each folder of `/media/` is available in (`?w=`), narrowest first. The steps are the sizes that
 * pages draw at one and at two device pixels, so that a picture is sent hardly larger than it is shown.
 */
export const PICTURE_WIDTHS = {
  goods: [80, 160, 240, 320, 440, 640, 880],
  detail: [480, 896],
  avatars: [80, 160, 320],
  /** What people send in conversations and as evidence. */
  uploads: [320, 1280],
} as const satisfies Record<string, readonly number[]>;

/** Addresses of pictures that are available in several widths. */
export const SIZED_FOLDER = /^\/media\/(goods|detail|avatars|uploads)\//;

const WIDTHS: Readonly<Record<string, readonly number[]>> = PICTURE_WIDTHS;

/**
 * @param width device pixels
 * @returns the address of the narrowest size that is wide enough, else of the widest; of a picture from elsewhere, its own
 */
export function pictureAt(url: string, width: number): string {
  const widths = WIDTHS[SIZED_FOLDER.exec(url)?.[1] ?? ""] ?? [];
  const size = widths.find((it) => it >= width) ?? widths.at(-1);
  return size === undefined ? url : `${url}?w=${size}`;
}
