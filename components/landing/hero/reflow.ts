/** Grid of text and a drawing: halves on a narrow page, text above the drawing on a small one. */
export const BESIDE =
  "narrow:h-auto narrow:min-h-0 narrow:grid-cols-2 narrow:gap-8 small:grid-cols-1 small:gap-10";

/** Padding of the text in such a grid, where the grid's height no longer provides it. */
export const BESIDE_WORDS = "narrow:py-14 small:pt-10 small:pb-0";

/** Grid of text with the download on the right, or below on a small page. */
export const DOWNLOAD_BESIDE =
  "narrow:grid-cols-[1fr_min-content] narrow:gap-10 small:grid-cols-1 small:gap-8 small:pt-10";
