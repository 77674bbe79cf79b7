const FIRST_S = 30;
const LONGEST_S = 60 * 60;

/**
 * Exponential backoff: 30 s, doubled per failed attempt, at most an hour.
 * @param firstS the wait after the first attempt in seconds
 * @returns the time of the next attempt
 */
export const backOff = (now: Date, tries: number, firstS = FIRST_S): Date =>
  new Date(now.getTime() + Math.min(firstS * 2 ** Math.min(tries, 20), LONGEST_S) * 1000);
