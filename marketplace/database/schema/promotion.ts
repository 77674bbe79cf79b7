import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, serial } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { goods } from "./goods";
import { orders } from "./orders";

/** Promoters' rewards for sales through a share link: one row per paid order (product §2 million plan). */
export const shareRewards = pgTable(
  "share_rewards",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    promoterId: integer("promoter_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    rewardFen: fen("reward_fen").notNull(),
    /** When it moved to the promoter's balance; from then on a refund no longer takes it back. */
    paidAt: at("paid_at"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("share_rewards_promoter").on(t.promoterId, t.id),
    index("share_rewards_unpaid").on(t.id).where(sql`${t.paidAt} is null`),
    check("share_rewards_positive", sql`${t.rewardFen} > 0`),
  ],
);
