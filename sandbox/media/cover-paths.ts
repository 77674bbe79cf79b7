import { DRAWINGS } from "./drawings";

/** Widths at which most lists show a listing's first picture, at a device pixel ratio of 1; most frequent first. */
const WIDTHS = [320, 240, 80, 160];

/** Returns the paths of the pictures that the home, landing and shop pages show of the sample catalogue. */
export function coverPaths(): string[] {
  const ids = [...DRAWINGS.keys()];
  return WIDTHS.flatMap((width) => ids.map((id) => `/media/goods/${id}-1.webp?w=${width}`));
}
