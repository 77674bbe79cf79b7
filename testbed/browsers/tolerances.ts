import type { TestedBrowser } from "./installed-browsers";

/**
 * Share of a picture's blocks (compare/compare-pictures.ts) that may differ from the current Chromium's. Twice to three
 * times what equal pages measured (0.3 %, 5.3 %, 0.3 %), far below one that lacks something: without the margins of
 * `space-y-*` the goods page differed by 28 %, with a scroll bar of 12 px by 18 %.
 */
const TOLERANCES = {
  /** Other versions round positions and draw letters differently. */
  chromium: 0.01,
  /** Other engine: letters, form controls. */
  firefox: 0.1,
  /** Nothing hydrates: parts that only scripts fill are missing. */
  unsupported: 0.01,
} as const;

export function toleranceOf({ key, isSupported }: TestedBrowser): number {
  if (key === "firefox") return TOLERANCES.firefox;
  return isSupported ? TOLERANCES.chromium : TOLERANCES.unsupported;
}
