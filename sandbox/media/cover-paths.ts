import { DRAWN_PICTURES } from "./drawn-pictures";

/** Widths at which most lists show a listing's first picture, at a device pixel ratio of 1; most frequent first. */
const WIDTHS = [320, 240, 80, 160];

/** Returns the paths of the pictures that the home, landing and shop pages show of the sample catalogue. */
export function coverPaths(): string[] {
  const covers = [...DRAWN_PICTURES.keys()].filter((name) => /^goods\/.*-1$/.test(name));
  return WIDTHS.flatMap((width) => covers.map((name) => `/media/${name}.webp?w=${width}`));
}
