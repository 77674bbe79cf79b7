import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/** Storefronts that receive listing changes, by address; each marketplace process enters its own at its start. */
export const storefronts = pgTable("storefronts", {
  url: text().primaryKey(),
  seenAt: at("seen_at").notNull(),
});

/**
 * Listings whose pages are out of date, a row for each storefront that has not been notified yet. Triggers write them in the
 * transaction of the change (migration `goods-changes`), so that none is lost and none is sent before its commit.
 */
export const goodsChanges = pgTable(
  "goods_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    storefront: text().notNull(),
    goodsId: integer("goods_id").notNull(),
    sellerId: integer("seller_id").notNull(),
    /** By the database's clock, which no sandbox moves: only ages are taken from it. */
    createdAt: at("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index("goods_changes_storefront").on(t.storefront, t.id),
    index("goods_changes_goods").on(t.goodsId),
  ],
);
