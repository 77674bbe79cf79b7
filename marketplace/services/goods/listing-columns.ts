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

/** Available pieces, over all specs. */
export const availablePieces = sql<number>`coalesce(
  (select sum(${stock}.available) from ${stock} where ${stock}.goods_id = ${goods}.id), 0
)::int`;

/** Pieces held by unpaid orders, over all specs. */
export const heldPieces = sql<number>`coalesce(
  (select sum(${stock}.held) from ${stock} where ${stock}.goods_id = ${goods}.id), 0
)::int`;
