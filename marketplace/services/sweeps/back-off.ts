const FIRST_S = 30;
const LONGEST_S = 60 * 60;

/** Exponential backoff: 30 s, doubled per failed attempt, at most an hour. @returns the time of the next attempt */
export const backOff = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_S * 2 ** Math.min(tries, 20), LONGEST_S) * 1000);
