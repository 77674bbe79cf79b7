/** The grid of words and a drawing beside them: halves on a narrow page, words above the drawing on a small one. */
export const BESIDE =
  "narrow:h-auto narrow:min-h-0 narrow:grid-cols-2 narrow:gap-8 small:grid-cols-1 small:gap-10";

/** Room above and below the words of such a grid, where its height no longer gives it. */
export const BESIDE_WORDS = "narrow:py-14 small:pt-10 small:pb-0";

/** The grid of words with the download at their right, under them on a small page. */
export const DOWNLOAD_BESIDE =
  "narrow:grid-cols-[1fr_min-content] narrow:gap-10 small:grid-cols-1 small:gap-8 small:pt-10";
