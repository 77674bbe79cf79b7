import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { goods } from "./goods";
import { sellers } from "./sellers";

export const discounts = pgTable("discounts", {
  id: serial().primaryKey(),
  goodsId: integer("goods_id")
    .notNull()
    .references(() => goods.id),
  /** 1 reduce (value fen), 2 gift, 3 percent off (value 1–99: percent taken off). */
  discountType: integer("discount_type").notNull(),
  /** 1: condition_num is an amount in fen; otherwise a number of pieces. */
  conditionType: integer("condition_type").notNull(),
  conditionNum: integer("condition_num").notNull(),
  discountValue: integer("discount_value").notNull(),
  describe: text().notNull(),
});

/** Coupons ("envelopes"). goods_id null: valid for all goods of the seller; seller_id null: valid everywhere. */
export const envelopes = pgTable(
  "envelopes",
  {
    id: serial().primaryKey(),
    goodsId: integer("goods_id").references(() => goods.id),
    sellerId: integer("seller_id").references(() => sellers.id),
    couponName: text("coupon_name").notNull(),
    typeName: text("type_name").notNull(),
    reduceFen: fen("reduce_fen").notNull(),
    conditionFen: fen("condition_fen").notNull(),
    validDays: integer("valid_days").notNull(),
    total: integer().notNull(),
    claimed: integer().notNull().default(0),
    /** Given for following the seller. */
    subscribeGift: boolean("subscribe_gift").notNull().default(false),
    /** Shown in the claim panel. */
    claimable: boolean().notNull().default(true),
    /** When claiming ends; coupons claimed before stay valid. Null: while stocks last. */
    endsAt: at("ends_at"),
  },
  (t) => [
    check("envelopes_reduce", sql`${t.reduceFen} > 0 and ${t.reduceFen} < ${t.conditionFen}`),
    check("envelopes_claimed", sql`${t.claimed} >= 0 and ${t.claimed} <= ${t.total}`),
  ],
);

export const userEnvelopes = pgTable(
  "user_envelopes",
  {
    id: serial().primaryKey(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    envelopeId: integer("envelope_id")
      .notNull()
      .references(() => envelopes.id),
    status: text({ enum: ["unused", "held", "used"] }).notNull(),
    expiresAt: at("expires_at").notNull(),
    createdAt: at("created_at").notNull(),
    /** The person whose one coupon of this kind it is (accounts/persons.ts); null: a person with one account. */
    personId: integer("person_id"),
  },
  (t) => [
    uniqueIndex("user_envelopes_once").on(t.userId, t.envelopeId),
    uniqueIndex("user_envelopes_once_per_person").on(t.personId, t.envelopeId).concurrently(),
  ],
);

/**
 * How many of each coupon are used, counted as `listing_counts` are: a row for each use or reversal, so that orders with the
 * same coupon do not wait for each other. Triggers write them (migration `large-market`).
 */
export const couponUses = pgTable(
  "coupon_uses",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    envelopeId: integer("envelope_id").notNull(),
    uses: integer().notNull(),
  },
  (t) => [index("coupon_uses_envelope").on(t.envelopeId)],
);
