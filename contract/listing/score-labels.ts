/** The word for each number of stars. */
export const SCORE_LABELS = {
  1: "很差",
  2: "不满意",
  3: "一般",
  4: "满意",
  5: "非常满意",
} as const;
