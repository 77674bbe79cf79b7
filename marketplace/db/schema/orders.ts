import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
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
import { users } from "./accounts";
import { at, fen } from "./columns";
import { userEnvelopes } from "./coupons";
import { goods, goodsSpecs, stock } from "./goods";
import { groupBuys } from "./groups";

/** What order_confirm handed an order number out for; `build` accepts that number for this content only. */
export const orderDrafts = pgTable("order_drafts", {
  orderNum: text("order_num").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id),
  goodsId: integer("goods_id")
    .notNull()
    .references(() => goods.id),
  specId: integer("spec_id").references(() => goodsSpecs.id),
  /** Of a rent. */
  rentHours: integer("rent_hours"),
  /** The group to join, 0 to open one, null: bought alone. */
  groupChoice: integer("group_choice"),
  promotionUserId: integer("promotion_user_id"),
  sign: text(),
  createdAt: at("created_at").notNull(),
});

export interface PriceLine {
  title: string;
  fen: number;
}

/** grouping: paid, and its group waits for one more. refunded: the group never came about, or nothing was left; the money is back. */
export const ORDER_STATUSES = [
  "pending",
  "grouping",
  "paid",
  "collected",
  "expired",
  "cancelled",
  "refund_due",
  "refunded",
] as const;

export const orders = pgTable(
  "orders",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num")
      .notNull()
      .unique()
      .references(() => orderDrafts.orderNum),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    goodsId: integer("goods_id")
      .notNull()
      .references(() => goods.id),
    specId: integer("spec_id").references(() => goodsSpecs.id),
    stockId: integer("stock_id")
      .notNull()
      .references(() => stock.id),
    goodsName: text("goods_name").notNull(),
    specName: text("spec_name").notNull(),
    picture: text().notNull(),
    quantity: integer().notNull(),
    unitFen: fen("unit_fen").notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    /** What the buyer gets as well, in the seller's words. */
    gifts: jsonb().$type<string[]>().notNull().default([]),
    envelopeFen: fen("envelope_fen").notNull(),
    totalFen: fen("total_fen").notNull(),
    /** Of a rent: part of the total, and given back when the rent has ended. */
    depositFen: fen("deposit_fen").notNull().default(0),
    rentHours: integer("rent_hours"),
    /** Promised by the listing when it was ordered: given to the buyer's balance once the order is completed. */
    cashbackFen: fen("cashback_fen").notNull().default(0),
    groupId: integer("group_id").references(() => groupBuys.id),
    /** Seat in the group, 1 is its opener's. */
    groupSeat: integer("group_seat"),
    userEnvelopeId: integer("user_envelope_id").references(() => userEnvelopes.id),
    channelId: integer("channel_id").notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    remark: text().notNull(),
    leaveWord: text("leave_word").notNull(),
    customerRemarks: jsonb("customer_remarks")
      .$type<{ remark_id: number; content: string }[]>()
      .notNull(),
    promotionUserId: integer("promotion_user_id"),
    sign: text(),
    /** Whether the first-order discount is among its lines. */
    firstBuy: boolean("first_buy").notNull().default(false),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
    collectedAt: at("collected_at"),
    /** Unpaid, and given up by its buyer. */
    cancelledAt: at("cancelled_at"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_due").on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    uniqueIndex("orders_coupon_once")
      .on(t.userEnvelopeId)
      .where(sql`${t.status} in ('pending', 'paid', 'collected')`),
    uniqueIndex("orders_first_buy_once")
      .on(t.userId)
      .where(sql`${t.firstBuy} and ${t.status} in ('pending', 'paid', 'collected')`),
    index("orders_sold_of_goods")
      .on(t.goodsId, t.paidAt)
      .where(sql`${t.status} in ('paid', 'collected')`),
    // The last seat is taken once, and nobody sits in a group twice.
    uniqueIndex("orders_group_seat").on(t.groupId, t.groupSeat).where(seated(t)),
    uniqueIndex("orders_group_member").on(t.groupId, t.userId).where(seated(t)),
    check("orders_group", sql`(${t.groupId} is null) = (${t.groupSeat} is null)`),
    check("orders_group_seats", sql`${t.groupSeat} between 1 and 2`),
    check(
      "orders_rent",
      sql`${t.depositFen} >= 0 and (${t.rentHours} > 0 or (${t.rentHours} is null and ${t.depositFen} = 0))`,
    ),
    check("orders_cashback", sql`${t.cashbackFen} >= 0 and ${t.cashbackFen} < ${t.totalFen}`),
    check("orders_quantity", sql`${t.quantity} > 0`),
    check("orders_cancelled", sql`${t.status} <> 'cancelled' or ${t.cancelledAt} is not null`),
    check("orders_total", sql`${t.totalFen} > 0`),
  ],
);

/** The orders that hold a seat in their group. */
function seated(t: { groupId: AnyPgColumn; status: AnyPgColumn }) {
  return sql`${t.groupId} is not null and ${t.status} in ('pending', 'grouping', 'paid', 'collected')`;
}
