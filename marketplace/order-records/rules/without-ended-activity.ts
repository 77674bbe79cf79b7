/**
 * Drops the activity price of a listing or spec whose activity has ended. The sweep removes it from the database a few
 * seconds later.
 * @param activityUntil end of the listing's activity; null: open-ended
 */
export const withoutEndedActivity = <P extends { activityPriceFen: number }>(
  priced: P,
  activityUntil: Date | null,
  now: Date,
): P =>
  activityUntil !== null && activityUntil <= now ? { ...priced, activityPriceFen: 0 } : priced;
