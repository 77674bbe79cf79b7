/** Longest rental: three days. */
export const MAX_RENT_HOURS = 72;
