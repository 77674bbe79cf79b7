import { DRAWINGS } from "./drawings";

/** Sizes in which most lists show a listing's first picture, at one device pixel each; the most looked at first. */
const WIDTHS = [320, 240, 80, 160];

/** Paths of the pictures that home, landing and shop pages show of the sample catalogue. */
export function coverPaths(): string[] {
  const ids = [...DRAWINGS.keys()];
  return WIDTHS.flatMap((width) => ids.map((id) => `/media/goods/${id}-1.webp?w=${width}`));
}
