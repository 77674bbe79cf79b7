import { REVIEW_PICTURES } from "@storefront/contract/listing/review-terms";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { goods } from "./goods";
import { images } from "./images";
import { orders } from "./orders";

/**
 * Reviews, one per received order. Triggers (migration `order-reviews`) refuse one of any other order and keep count and
 * mean of its seller, hidden ones excluded. Rows without an order were imported before; they are neither shown nor counted.
 */
export const comments = pgTable(
  "comments",
  {
    id: serial().primaryKey(),
    orderId: integer("order_id").references(() => orders.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    /** As shown, like the picture: it does not identify the buyer. */
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    score: integer().notNull(),
    content: text().notNull(),
    specName: text("spec_name").notNull().default(""),
    createdAt: at("created_at").notNull(),
    /** The last change by the buyer; null: never changed. */
    editedAt: at("edited_at"),
    /** The seller's only reply, and the name of the operator who wrote it. */
    reply: text(),
    repliedAt: at("replied_at"),
    repliedBy: text("replied_by"),
    hiddenAt: at("hidden_at"),
    /** Shown to the buyer. */
    hiddenReason: text("hidden_reason"),
    hiddenBy: text("hidden_by"),
  },
  (t) => [
    unique("comments_order").on(t.orderId),
    check(
      "comments_reply",
      sql`num_nonnulls(${t.reply}, ${t.repliedAt}, ${t.repliedBy}) in (0, 3)`,
    ),
    check(
      "comments_hidden",
      sql`num_nonnulls(${t.hiddenAt}, ${t.hiddenReason}, ${t.hiddenBy}) in (0, 3)`,
    ),
    index("comments_goods").on(t.goodsId, t.createdAt),
    // The best review of a listing.
    index("comments_best")
      .on(t.goodsId, t.score, sql`char_length(${t.content})`, t.id)
      .where(sql`${t.orderId} is not null and ${t.hiddenAt} is null`),
    index("comments_hidden_ones").on(t.id).where(sql`${t.hiddenAt} is not null`),
    // The console's list.
    index("comments_unanswered")
      .on(t.id)
      .where(sql`${t.reply} is null and ${t.hiddenAt} is null`)
      .concurrently(),
    check("comments_score", sql`${t.score} between 1 and 5`),
  ],
);

/** Pictures of a review, in the order of selection. */
export const commentImages = pgTable(
  "comment_images",
  {
    imageId: text("image_id")
      .primaryKey()
      .references(() => images.id),
    commentId: integer("comment_id")
      .notNull()
      .references(() => comments.id),
    position: integer().notNull(),
  },
  (t) => [
    unique("comment_images_position").on(t.commentId, t.position),
    check(
      "comment_images_most",
      sql`${t.position} between 0 and ${sql.raw(String(REVIEW_PICTURES - 1))}`,
    ),
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
    index("collects_newest").on(t.userId, t.createdAt, t.goodsId).concurrently(),
    check("collects_price", sql`${t.priceFen} > 0`),
  ],
);
