import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  serial,
  text,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at } from "./columns";

export const sellers = pgTable(
  "sellers",
  {
    id: serial().primaryKey(),
    nickname: text().notNull(),
    headImgUrl: text("head_img_url").notNull(),
    authIdentity: integer("auth_identity").notNull(),
    /**
     * Number and sum of the stars of the public reviews of its orders, and their mean in tenths of a star (0 without any).
     * Triggers keep them (migration `order-reviews`); what else is written to them is overwritten.
     */
    reviewCount: integer("review_count").notNull().default(0),
    reviewPoints: integer("review_points").notNull().default(0),
    /** Number of buyers who have a public review of one of its orders; kept likewise. */
    reviewerCount: integer("reviewer_count").notNull().default(0),
    creditTenths: integer("credit_tenths").notNull().default(0),
    profile: text().notNull(),
    /** Whether its texts must still be checked for promises, as after an upgrade from an earlier version. */
    isUnchecked: boolean("is_unchecked").notNull().default(true),
    selfUser: boolean("self_user").notNull().default(false),
    officialUser: boolean("official_user").notNull().default(false),
    totalSale: integer("total_sale").notNull().default(0),
    /** Followers counted outside this database; the rows of `subscriptions` are added to them. */
    baseSubscribers: integer("base_subscribers").notNull().default(0),
    /**
     * From the newest orders, computed once a day by catalogue/shops/refresh-figures.ts; null when there are too few.
     */
    deliverMedianS: integer("deliver_median_s"),
    disputePermille: integer("dispute_permille"),
    /** From the newest conversations, likewise. */
    replyMedianS: integer("reply_median_s"),
    figuresAt: at("figures_at"),
  },
  (t) => [
    index("sellers_figures").on(t.figuresAt),
    index("sellers_unchecked").on(t.id).where(sql`${t.isUnchecked}`).concurrently(),
    index("sellers_best").on(t.totalSale.desc().nullsFirst(), t.id),
    check(
      "sellers_figures_known",
      sql`${t.deliverMedianS} >= 0 and ${t.disputePermille} between 0 and 1000`,
    ),
    check("sellers_reply_known", sql`${t.replyMedianS} >= 0`),
    check("sellers_credit", sql`${t.creditTenths} between 0 and 50`),
  ],
);

/** Number of public reviews that a buyer has written for a seller: at 0 the buyer no longer counts. */
export const sellerReviewers = pgTable(
  "seller_reviewers",
  {
    sellerId: integer("seller_id")
      .notNull()
      .references(() => sellers.id),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    reviews: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.sellerId, t.userId] })],
);

/** Followers of shops. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    sellerId: integer("seller_id")
      .notNull()
      .references(() => sellers.id),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.sellerId] }),
    index("subscriptions_seller").on(t.sellerId),
  ],
);
