import {
  firstReason,
  type PieceCounts,
  pieceReason,
  type UnavailableReason,
} from "@storefront/contract/listing/availability";
import { RENT } from "@storefront/contract/listing/trade";
import { type SQL, sql } from "drizzle-orm";
import { goods, goodsSpecs, stock } from "../../database/schema";

/** The unit price in SQL: the activity price when there is one. */
const unitFen = (table: SQL) =>
  sql`case when ${table}.activity_price_fen > 0 then ${table}.activity_price_fen else ${table}.price_fen end`;

/** The unit price in fen that lists show: of the cheapest spec, or of the goods themselves. */
export const nowPriceFen = sql<number>`coalesce(
  (select min(${unitFen(sql`${goodsSpecs}`)}) from ${goodsSpecs} where ${goodsSpecs}.goods_id = ${goods}.id),
  ${unitFen(sql`${goods}`)}
)::int`;

/** The pieces of a row of stock, as contract/listing/availability.ts judges them. */
export const PIECE_COUNTS = {
  available: stock.available,
  held: stock.held,
  sold: stock.sold,
  least: stock.least,
};

/** The pieces of every spec of a listing, or of the listing itself. */
export const pieceCounts = sql<PieceCounts[]>`coalesce((
  select json_agg(json_build_object(
    'available', ${stock}.available, 'held', ${stock}.held, 'sold', ${stock}.sold, 'least', ${stock}.least
  )) from ${stock} where ${stock}.goods_id = ${goods}.id
), '[]')`;

type Listing = Pick<typeof goods.$inferSelect, "tradeTypeId"> &
  Partial<Pick<typeof goods.$inferSelect, "sale">>;

/**
 * Why pieces cannot be bought; null when they can. A listing that counts sales is sold out, also when none of the pieces
 * that it lists now was sold.
 */
export function reasonOfPieces(
  counts: PieceCounts,
  { tradeTypeId, sale = 0 }: Listing,
): UnavailableReason | null {
  const isRent = tradeTypeId === RENT;
  return pieceReason(isRent ? counts : { ...counts, sold: counts.sold + sale }, isRent);
}

/** Why nothing of a listing can be bought; null when something can. */
export const reasonOfListing = (
  pieces: readonly PieceCounts[],
  listing: Listing,
): UnavailableReason | null => firstReason(pieces.map((counts) => reasonOfPieces(counts, listing)));

/** Available pieces, over all specs. */
export const availablePieces = sql<number>`coalesce(
  (select sum(${stock}.available) from ${stock} where ${stock}.goods_id = ${goods}.id), 0
)::int`;
