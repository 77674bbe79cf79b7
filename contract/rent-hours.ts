/** Longest rental: three days. */
export const MOST_RENT_HOURS = 72;
