/** Mean and distribution of review scores. */
export interface RatingView {
  /** With one decimal: "4.6". */
  mean: string;
  /** Number of reviews. */
  count: number;
  /** Five stars first; `percent` is an integer, and 0 only without reviews. */
  spread: { stars: number; count: number; percent: number }[];
}

const STARS = [5, 4, 3, 2, 1];

/**
 * Mean of scores in tenths of a star, half a tenth rounded up: 4.25 is 43. Integer arithmetic, as the database's.
 * @param points sum of the scores
 * @returns 0 without reviews
 */
export const meanTenths = (points: number, count: number): number =>
  count === 0 ? 0 : Math.floor((20 * points + count) / (2 * count));

/**
 * Computes mean and spread of reviews.
 * @param scores number of reviews with 1, 2, 3, 4 and 5 stars
 * @returns null without reviews
 */
export function ratingOf(scores: readonly number[]): RatingView | null {
  const countOf = (stars: number) => scores[stars - 1] ?? 0;
  const count = STARS.reduce((sum, stars) => sum + countOf(stars), 0);
  if (count === 0) return null;
  const points = STARS.reduce((sum, stars) => sum + stars * countOf(stars), 0);
  return {
    mean: (meanTenths(points, count) / 10).toFixed(1),
    count,
    spread: STARS.map((stars) => ({
      stars,
      count: countOf(stars),
      percent: countOf(stars) === 0 ? 0 : Math.max(1, Math.round((countOf(stars) * 100) / count)),
    })),
  };
}

/** Counts the scores that are 1, 2, 3, 4 and 5. */
export function countScores(scores: readonly number[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) => scores.filter((score) => score === stars).length);
}
