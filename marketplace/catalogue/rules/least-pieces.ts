import { type Condition, giftPiecesOf } from "../../order-records/rules/price-order";
import { unitFen } from "../../order-records/rules/unit-fen";

interface Sold {
  priceFen: number;
  activityPriceFen: number;
  minSaleNum: number;
}

/** Returns the least quantity of an order. */
export const leastQuantity = ({ minSaleNum }: Pick<Sold, "minSaleNum">): number =>
  Math.max(1, minSaleNum);

/**
 * Returns the fewest pieces that one order takes: the least quantity, and the gifts that come with it. The database counts
 * the same (`least_pieces`), as the column `least` of each row of stock.
 */
export function leastPieces(piece: Sold, promotions: readonly Condition[]): number {
  const quantity = leastQuantity(piece);
  return quantity + giftPiecesOf({ unitFen: unitFen(piece), quantity, promotions });
}
