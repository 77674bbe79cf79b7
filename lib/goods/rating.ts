/** How reviews spread over the stars. */
export interface RatingView {
  /** With one decimal: "4.6". */
  mean: string;
  /** How many reviews it is the mean of. */
  count: number;
  /** Five stars first; `percent` is whole, and 0 only where there is no review. */
  spread: { stars: number; count: number; percent: number }[];
}

const STARS = [5, 4, 3, 2, 1];

/**
 * Mean and spread of reviews.
 * @param scores how many gave 1, 2, 3, 4 and 5 stars
 * @returns null without any review
 */
export function ratingOf(scores: readonly number[]): RatingView | null {
  const of = (stars: number) => scores[stars - 1] ?? 0;
  const count = STARS.reduce((sum, stars) => sum + of(stars), 0);
  if (count === 0) return null;
  const points = STARS.reduce((sum, stars) => sum + stars * of(stars), 0);
  return {
    mean: (points / count).toFixed(1),
    count,
    spread: STARS.map((stars) => ({
      stars,
      count: of(stars),
      percent: of(stars) === 0 ? 0 : Math.max(1, Math.round((of(stars) * 100) / count)),
    })),
  };
}

/** How many of the scores are 1, 2, 3, 4 and 5. */
export function countScores(given: readonly number[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) => given.filter((score) => score === stars).length);
}
