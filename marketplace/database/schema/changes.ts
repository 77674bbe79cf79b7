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
    /**
     * A change that is no listing's: its tag (storefront's `lib/api/cache-tags.ts`), and 0 for listing and seller. Null: the
     * listing, its shop and all lists, or the boosted games.
     */
    tag: text(),
    /** By the database's clock: the sandbox does not move it; used only to compute ages. */
    createdAt: at("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    index("goods_changes_storefront").on(t.storefront, t.id),
    index("goods_changes_goods").on(t.goodsId),
  ],
);

/**
 * Counters that change with every order, as sales and stock: their pages are refreshed once in a while, not at every
 * change. A tag that waits here becomes a change when it is due (catalogue/goods/announce-counters.ts).
 */
export const delayedChanges = pgTable(
  "delayed_changes",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    tag: text().notNull(),
    /** By the database's clock, like `goods_changes.created_at`. */
    dueAt: at("due_at").notNull(),
  },
  (t) => [
    index("delayed_changes_tag").on(t.tag, t.dueAt),
    index("delayed_changes_due").on(t.dueAt),
  ],
);
