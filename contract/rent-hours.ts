/** Hours of one rental at most: three days. */
export const MOST_RENT_HOURS = 72;
