import type {
  BoostDivision,
  BoostPartition,
  InscriptionPrice,
} from "@storefront/contract/boosts/boost-game";
import { sql } from "drizzle-orm";
import { boolean, check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";

/**
 * Games that are boosted, from the catalog; without one on sale there is no boosting. A trigger notifies storefronts
 * of changes (migration `boost-games`). Orders keep names, stars, hours and price of the time of sale.
 */
export const boostGames = pgTable(
  "boost_games",
  {
    /** `game_id` of the calls. */
    id: integer().primaryKey(),
    name: text().notNull().unique(),
    onSale: boolean("on_sale").notNull().default(true),
    /** Price level in percent. */
    pricePercent: integer("price_percent").notNull().default(100),
    /** Opening hours: minutes after midnight in China; null: all day. Those after midnight close the next day. */
    opensAt: integer("opens_at"),
    closesAt: integer("closes_at"),
    ladder: jsonb().$type<readonly BoostDivision[]>().notNull(),
    partitions: jsonb().$type<readonly BoostPartition[]>().notNull(),
    /** Highest level first; empty for a game without inscriptions. */
    inscription: jsonb().$type<readonly InscriptionPrice[]>().notNull(),
  },
  (t) => [
    check("boost_games_name", sql`char_length(${t.name}) between 1 and 40`),
    check("boost_games_price", sql`${t.pricePercent} between 50 and 300`),
    check(
      "boost_games_hours",
      sql`(${t.opensAt} is null and ${t.closesAt} is null) or (${t.opensAt} between 0 and 1439 and ${t.closesAt} between 0 and 1439 and ${t.opensAt} <> ${t.closesAt})`,
    ),
  ],
);
