import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { at, fen } from "./columns";
import { goods } from "./goods";

/**
 * Earlier list prices of a listing, each until the next one. Triggers of the migration `listing-prices` record a change
 * of `listing_index.price_fen` in its transaction, once, with the last price of the transaction.
 */
export const listingPrices = pgTable(
  "listing_prices",
  {
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id, { onDelete: "cascade" }),
    /** By the database's clock. */
    since: at("since").notNull(),
    priceFen: fen("price_fen").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.goodsId, t.since] }),
    check("listing_prices_positive", sql`${t.priceFen} > 0`),
  ],
);
