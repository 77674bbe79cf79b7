/** CSS pixels: the gallery's picture. A wide window stretches it a little. */
export const MAIN = 400;
/** CSS pixels: a fifth of the gallery's width, minus gaps and border. */
export const THUMBNAIL = 68;
/** Part of a picture with small type that a thumbnail shows: its upper left, enlarged so far. */
const THUMBNAIL_CROP = 1.5;
/** CSS pixels: the largest size that is available. */
export const LARGE = 880;

/** Size in which a thumbnail is fetched; the first picture shares the gallery's file. */
export const thumbnailFetchedFor = (index: number): number =>
  index === 0 ? MAIN : THUMBNAIL * THUMBNAIL_CROP;
