/**
 * Widths in pixels that each folder of `/media/` can be had in (`?w=`), narrowest first. The steps are the sizes that
 * pages draw at one and at two device pixels, so that a picture is sent hardly larger than it is shown.
 */
export const PICTURE_WIDTHS = {
  goods: [80, 160, 240, 320, 440, 640, 880],
  detail: [480, 896],
  avatars: [80, 160, 320],
} as const satisfies Record<string, readonly number[]>;
