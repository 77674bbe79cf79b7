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

/**
 * grouping: paid, and its group waits for one more. collected ends an automatic delivery; delivering, delivered and
 * completed are the states of a manual one. refunded: the money is back. Which status may follow which is in
 * migrations/0015_order-transitions.sql.
 */
export const ORDER_STATUSES = [
  "pending",
  "grouping",
  "paid",
  "collected",
  "delivering",
  "delivered",
  "completed",
  "expired",
  "cancelled",
  "refund_due",
  "refunded",
] as const;

/** too_late: paid when nothing was left. no_group: nobody joined in time. not_delivered: the seller's time was up. no_reason: the buyer wanted it. after_sale: granted by the seller or the operator. */
export const REFUND_REASONS = [
  "too_late",
  "no_group",
  "not_delivered",
  "no_reason",
  "after_sale",
] as const;

/** Statuses of an order that has been sold: its pieces count as sold, and its price as sales. */
export const SOLD_STATUSES = [
  "paid",
  "collected",
  "delivering",
  "delivered",
  "completed",
] as const satisfies (typeof ORDER_STATUSES)[number][];

const SOLD = sql.raw(SOLD_STATUSES.map((status) => `'${status}'`).join(", "));

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
    /** Until when the seller has to deliver; null: delivered automatically, or not paid. */
    deliverBy: at("deliver_by"),
    /** When the seller began. */
    deliveringAt: at("delivering_at"),
    deliveredAt: at("delivered_at"),
    /** What the seller handed over, for the buyer's phone only. */
    deliveryNote: text("delivery_note"),
    /** Until when the buyer can object; then the order is completed by itself. */
    confirmBy: at("confirm_by"),
    completedAt: at("completed_at"),
    completedBy: text("completed_by", { enum: ["buyer", "time"] }),
    /** Until when the buyer gets the money back without a reason, as the listing promised when it was paid. */
    refundUntil: at("refund_until"),
    refundReason: text("refund_reason", { enum: REFUND_REASONS }),
    /** Of the price without the deposit, what an after-sale has given back. */
    refundedFen: fen("refunded_fen").notNull().default(0),
    /** An after-sale is open: kept by a trigger on after_sales. */
    inAfterSale: boolean("in_after_sale").notNull().default(false),
    /** Unpaid, and given up by its buyer. */
    cancelledAt: at("cancelled_at"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_due").on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    uniqueIndex("orders_coupon_once")
      .on(t.userEnvelopeId)
      .where(sql`${t.status} in ('pending', ${SOLD})`),
    uniqueIndex("orders_first_buy_once")
      .on(t.userId)
      .where(sql`${t.firstBuy} and ${t.status} in ('pending', ${SOLD})`),
    index("orders_sold_of_goods").on(t.goodsId, t.paidAt).where(sql`${t.status} in (${SOLD})`),
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
    check("orders_collected", sql`${t.status} <> 'collected' or ${t.deliverBy} is null`),
    check(
      "orders_delivering",
      sql`${t.status} not in ('delivering', 'delivered', 'completed') or (${t.deliverBy} is not null and ${t.deliveringAt} is not null)`,
    ),
    check(
      "orders_delivered",
      sql`${t.status} not in ('delivered', 'completed') or (${t.deliveredAt} is not null and ${t.deliveryNote} is not null and ${t.confirmBy} is not null)`,
    ),
    check("orders_completed", sql`(${t.completedAt} is null) = (${t.completedBy} is null)`),
    check("orders_completed_at", sql`${t.status} <> 'completed' or ${t.completedAt} is not null`),
    check(
      "orders_refund_reason",
      sql`(${t.status} in ('refund_due', 'refunded')) = (${t.refundReason} is not null)`,
    ),
    check(
      "orders_refunded_fen",
      sql`${t.refundedFen} between 0 and ${t.totalFen} - ${t.depositFen}`,
    ),
    check(
      "orders_in_after_sale",
      sql`not ${t.inAfterSale} or ${t.status} in ('paid', 'collected', 'delivered', 'completed')`,
    ),
    // What the sweeper looks for: deliveries that are too late, and receipts that nobody confirmed.
    index("orders_to_deliver").on(t.deliverBy).where(sql`${t.status} in ('paid', 'delivering')`),
    index("orders_to_confirm").on(t.confirmBy).where(sql`${t.status} = 'delivered'`),
  ],
);

/** The orders that hold a seat in their group. */
function seated(t: { groupId: AnyPgColumn; status: AnyPgColumn }) {
  return sql`${t.groupId} is not null and ${t.status} in ('pending', 'grouping', ${SOLD})`;
}
