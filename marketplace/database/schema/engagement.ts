import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, serial, text } from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { goods } from "./goods";

export const comments = pgTable(
  "comments",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    score: integer().notNull(),
    content: text().notNull(),
    specName: text("spec_name").notNull().default(""),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    index("comments_goods").on(t.goodsId, t.createdAt),
    check("comments_score", sql`${t.score} between 1 and 5`),
  ],
);

export const collects = pgTable(
  "collects",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    /** Unit price at the time of collecting, as lists show it; null for rows older than this column. */
    priceFen: fen("price_fen"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.goodsId] }),
    index("collects_goods").on(t.goodsId),
    check("collects_price", sql`${t.priceFen} > 0`),
  ],
);
