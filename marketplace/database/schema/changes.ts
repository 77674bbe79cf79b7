import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/** Storefronts that receive listing changes, by URL; each marketplace process registers its own when it starts. */
export const storefronts = pgTable("storefronts", {
  url: text().primaryKey(),
  seenAt: at("seen_at").notNull(),
});

/**
 * Transactional outbox of listings whose pages are stale: one row per storefront that has not been notified yet.
 * Triggers insert it in the transaction of the change (migration `goods-changes`), so that no change is lost or sent
 * before commit.
 */
export const goodsChanges = pgTable(
  "goods_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    storefront: text().notNull(),
    /** 0, as of the seller: the games that are boosted have changed. */
    goodsId: integer("goods_id").notNull(),
    sellerId: integer("seller_id").notNull(),
    /** By the database's clock, which the sandbox does not move; used only to compute ages. */
    createdAt: at("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index("goods_changes_storefront").on(t.storefront, t.id),
    index("goods_changes_goods").on(t.goodsId),
  ],
);
