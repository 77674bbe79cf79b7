import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial, text } from "drizzle-orm/pg-core";
import { at, fen } from "./columns";
import { goods } from "./goods";

/**
 * forming: the opener has not paid yet. open: waits for one more member. full: all have paid. over: failed.
 */
export const GROUP_STATES = ["forming", "open", "full", "over"] as const;

/** A group buy. Its members are the orders that reference it, each in its own seat. */
export const groupBuys = pgTable(
  "group_buys",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    priceFen: fen("price_fen").notNull(),
    state: text({ enum: GROUP_STATES }).notNull(),
    createdAt: at("created_at").notNull(),
    /** Until when buyers can join; set once the opener has paid. */
    expiresAt: at("expires_at"),
  },
  (t) => [
    index("group_buys_open").on(t.goodsId, t.expiresAt).where(sql`${t.state} = 'open'`),
    index("group_buys_due").on(t.expiresAt).where(sql`${t.state} = 'open'`),
    check("group_buys_price", sql`${t.priceFen} > 0`),
    check("group_buys_expiry", sql`${t.state} <> 'open' or ${t.expiresAt} is not null`),
  ],
);
