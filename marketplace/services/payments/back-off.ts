const FIRST_S = 30;
const LONGEST_S = 60 * 60;

/** @param tries that were in vain so far @returns when to try again: after 30 s, then twice as long, at most an hour */
export const backOff = (now: Date, tries: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_S * 2 ** Math.min(tries, 20), LONGEST_S) * 1000);
