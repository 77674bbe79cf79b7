import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at } from "./columns";
import { goods } from "./goods";
import { sellers } from "./sellers";

/**
 * - waiting: nobody has decided; the listing is not on sale, the shop shows its earlier texts
 * - carried: on sale since before there were reviews, until `carriedUntil`
 * - replaced: the texts have changed since
 */
export const PROMISE_STATES = ["waiting", "carried", "agreed", "refused", "replaced"] as const;

/** Texts of listings and shops that promise (catalogue/rules), which are shown only after an operator has agreed. */
export const promiseReviews = pgTable(
  "promise_reviews",
  {
    id: serial().primaryKey(),
    /** The listing, or else the shop. */
    goodsId: integer("goods_id").references(() => goods.id),
    sellerId: integer("seller_id").references(() => sellers.id),
    /** Hash of `texts`: another text needs another approval. */
    hash: text().notNull(),
    texts: jsonb().$type<{ field: string; text: string }[]>().notNull(),
    state: text({ enum: PROMISE_STATES }).notNull(),
    /** Whether the approval puts the listing on sale. */
    relists: boolean().notNull().default(true),
    createdAt: at("created_at").notNull(),
    carriedUntil: at("carried_until"),
    decidedAt: at("decided_at"),
    /** Name of the operator. */
    decidedBy: text("decided_by"),
    /** Why it was refused. */
    reason: text(),
  },
  (t) => [
    uniqueIndex("promise_reviews_goods").on(t.goodsId, t.hash),
    uniqueIndex("promise_reviews_seller").on(t.sellerId, t.hash),
    index("promise_reviews_open")
      .on(t.state, t.id)
      .where(sql`${t.state} in ('waiting', 'carried')`),
    index("promise_reviews_carried").on(t.carriedUntil).where(sql`${t.state} = 'carried'`),
    check("promise_reviews_one", sql`(${t.goodsId} is null) <> (${t.sellerId} is null)`),
    check(
      "promise_reviews_decided",
      sql`(${t.state} in ('agreed', 'refused')) = (${t.decidedAt} is not null and ${t.decidedBy} is not null)`,
    ),
    check(
      "promise_reviews_carried",
      sql`(${t.state} = 'carried') <= (${t.carriedUntil} is not null)`,
    ),
    check("promise_reviews_reason", sql`${t.state} <> 'refused' or ${t.reason} is not null`),
  ],
);
