/** Fen of one piece: the activity's price while there is one (0: none). */
export const unitFen = ({
  priceFen,
  activityPriceFen,
}: {
  priceFen: number;
  activityPriceFen: number;
}): number => (activityPriceFen > 0 ? activityPriceFen : priceFen);
