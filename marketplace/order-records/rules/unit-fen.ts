/** Price per piece in fen: the activity price if there is one (0: none). */
export const unitFen = ({
  priceFen,
  activityPriceFen,
}: {
  priceFen: number;
  activityPriceFen: number;
}): number => (activityPriceFen > 0 ? activityPriceFen : priceFen);
