import type { TestedBrowser } from "./installed-browsers";

/** Share of a picture's blocks (compare/compare-pictures.ts) that may differ from the current Chromium's. */
const TOLERANCES = {
  /** Other versions round positions and draw letters differently. */
  chromium: 0.03,
  /** Other engine: letters, form controls. */
  firefox: 0.15,
  /** Nothing hydrates: parts that only scripts fill are missing. */
  unsupported: 0.15,
} as const;

export function toleranceOf({ key, isSupported }: TestedBrowser): number {
  if (key === "firefox") return TOLERANCES.firefox;
  return isSupported ? TOLERANCES.chromium : TOLERANCES.unsupported;
}
