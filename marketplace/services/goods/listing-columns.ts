import { type SQL, sql } from "drizzle-orm";
import { goods, goodsSpecs, stock } from "@/database/schema";

/** The price of one piece, in SQL: the activity's while there is one. */
const unitFen = (table: SQL) =>
  sql`case when ${table}.activity_price_fen > 0 then ${table}.activity_price_fen else ${table}.price_fen end`;

/** Fen of one piece of goods as a listing shows it: of the cheapest spec, or of goods without specs. */
export const nowPriceFen = sql<number>`coalesce(
  (select min(${unitFen(sql`${goodsSpecs}`)}) from ${goodsSpecs} where ${goodsSpecs}.goods_id = ${goods}.id),
  ${unitFen(sql`${goods}`)}
)::int`;

/** Pieces of goods that can be bought now, over all specs. */
export const availablePieces = sql<number>`coalesce(
  (select sum(${stock}.available) from ${stock} where ${stock}.goods_id = ${goods}.id), 0
)::int`;

/** Pieces that unpaid orders hold, over all specs. */
export const heldPieces = sql<number>`coalesce(
  (select sum(${stock}.held) from ${stock} where ${stock}.goods_id = ${goods}.id), 0
)::int`;
