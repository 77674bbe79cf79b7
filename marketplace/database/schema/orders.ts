import { AFTER_SALE_DAYS } from "@storefront/contract/listing/refund-terms";
import { REFUND_REASONS } from "@storefront/contract/refunds/order-refund";
import { type SQL, sql } from "drizzle-orm";
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
import { at, fen, isRefunding } from "./columns";
import { userEnvelopes } from "./coupons";
import { goods, goodsSpecs, stock } from "./goods";
import { groupBuys } from "./groups";
import { sellers } from "./sellers";

/** The content for which order_confirm issued an order number; `build` accepts the number for this content only. */
export const orderDrafts = pgTable("order_drafts", {
  orderNum: text("order_num").primaryKey(),
  userId: integer("user_id")
    .notNull()
    .references(() => users.id),
  goodsId: integer("goods_id")
    .notNull()
    .references(() => goods.id),
  specId: integer("spec_id").references(() => goodsSpecs.id),
  /** For rentals only. */
  rentHours: integer("rent_hours"),
  /** The group to join; 0 opens one; null: no group buy. */
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
 * received: paid, not fulfilled yet; holds its pieces, and cannot expire. grouping: paid, while its group waits for one more member. collected is the final state of an automatic delivery;
 * delivering, delivered and completed are the states of a manual one. refunded: the money has been returned. The
 * allowed transitions are in migrations/0000_baseline.sql.
 */
export const ORDER_STATUSES = [
  "pending",
  "received",
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

/** Statuses of a sold order: its pieces count as sold, and its price as revenue. */
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
    /** Issued with a draft; drafts are deleted after two days. */
    orderNum: text("order_num").notNull().unique(),
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
    /** Pieces of the same stock that come with the bought ones. */
    giftPieces: integer("gift_pieces").notNull().default(0),
    /** Like the four columns below, what the listing promised at the time of ordering: fulfillment reads the order. */
    sellerId: integer("seller_id")
      .notNull()
      .references(() => sellers.id),
    deliveryType: integer("delivery_type").notNull(),
    deliveryHours: integer("delivery_hours").notNull(),
    noReasonRefund: boolean("no_reason_refund").notNull(),
    shareRewardFen: fen("share_reward_fen").notNull(),
    unitFen: fen("unit_fen").notNull(),
    lines: jsonb().$type<PriceLine[]>().notNull(),
    /** Gifts included in the order, in the seller's words. */
    gifts: jsonb().$type<string[]>().notNull().default([]),
    envelopeFen: fen("envelope_fen").notNull(),
    /** Part of `envelopeFen` that the platform pays to the seller at the settlement: all of it, for a coupon of no shop. */
    platformDiscountFen: fen("platform_discount_fen").notNull().default(0),
    totalFen: fen("total_fen").notNull(),
    /** For rentals: part of the total, returned when the rental ends. */
    depositFen: fen("deposit_fen").notNull().default(0),
    rentHours: integer("rent_hours"),
    /** Hours that paid extensions have added to the rental. */
    extendedHours: integer("extended_hours").notNull().default(0),
    /** As promised by the listing at the time of ordering; credited to the balance once the order is completed. */
    cashbackFen: fen("cashback_fen").notNull().default(0),
    groupId: integer("group_id").references(() => groupBuys.id),
    /** Seat in the group; 1 is the opener's. */
    groupSeat: integer("group_seat"),
    userEnvelopeId: integer("user_envelope_id").references(() => userEnvelopes.id),
    channelId: integer("channel_id").notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    /** Key of the brand on whose site it was ordered; "" when that is not known. */
    brand: text().notNull().default(""),
    remark: text().notNull(),
    leaveWord: text("leave_word").notNull(),
    customerRemarks: jsonb("customer_remarks")
      .$type<{ remark_id: number; content: string }[]>()
      .notNull(),
    promotionUserId: integer("promotion_user_id"),
    sign: text(),
    /** Whether the first-order discount was applied. */
    firstBuy: boolean("first_buy").notNull().default(false),
    /** The person whose first-order discount it uses (accounts/persons.ts); null: a person with one account. */
    firstBuyPersonId: integer("first_buy_person_id"),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
    collectedAt: at("collected_at"),
    /** Deadline for the seller's delivery; null when delivery is automatic or the order is not paid. */
    deliverBy: at("deliver_by"),
    /** When the seller started the delivery. */
    deliveringAt: at("delivering_at"),
    deliveredAt: at("delivered_at"),
    /** The delivered content, shown on the buyer's phone only. */
    deliveryNote: text("delivery_note"),
    /** Until when the buyer can object; after that the order completes automatically. */
    confirmBy: at("confirm_by"),
    completedAt: at("completed_at"),
    completedBy: text("completed_by", { enum: ["buyer", "time"] }),
    /** End of the no-reason refund period. */
    refundUntil: at("refund_until"),
    refundReason: text("refund_reason", { enum: REFUND_REASONS }),
    /** Part of the price without deposit that an after-sale has refunded. */
    refundedFen: fen("refunded_fen").notNull().default(0),
    /** Whether an after-sale is open; maintained by a trigger on after_sales. */
    inAfterSale: boolean("in_after_sale").notNull().default(false),
    /** When the buyer canceled it before payment. */
    cancelledAt: at("cancelled_at"),
    /** Hours from the receipt of a purchase until its price goes to the seller (order-records/rules/settlement-terms.ts). */
    settleHours: integer("settle_hours")
      .notNull()
      .default(AFTER_SALE_DAYS * 24),
    /** When the price may go to the seller; a trigger sets it with the receipt, or with the end of the rental. */
    settleDueAt: at("settle_due_at"),
    /** When the price went from escrow to the seller (fulfillment). */
    settledAt: at("settled_at"),
    /**
     * Keyed hash of the network that an unpaid order of a new buyer came from (orders/reserved-share.ts); a trigger
     * deletes it when the order is paid, canceled or expired.
     */
    reservedFrom: text("reserved_from"),
  },
  (t) => [
    index("orders_user").on(t.userId, t.createdAt),
    index("orders_newest").on(t.createdAt, t.orderNum),
    // A buyer's refunds, few among a long history.
    index("orders_refunding").on(t.userId, t.createdAt, t.id).where(isRefunding(t)).concurrently(),
    index("orders_unpaid_of_network")
      .on(t.stockId, t.reservedFrom)
      .where(sql`${t.status} = 'pending' and ${t.reservedFrom} is not null`),
    index("orders_due").on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    uniqueIndex("orders_coupon_once")
      .on(t.userEnvelopeId)
      .where(sql`${t.status} in ('pending', 'received', ${SOLD})`),
    uniqueIndex("orders_first_buy_once")
      .on(t.userId)
      .where(sql`${t.firstBuy} and ${t.status} in ('pending', 'received', ${SOLD})`),
    uniqueIndex("orders_first_buy_once_per_person")
      .on(t.firstBuyPersonId)
      .where(
        sql`${t.firstBuyPersonId} is not null and ${t.status} in ('pending', 'received', ${SOLD})`,
      )
      .concurrently(),
    index("orders_sold_of_goods").on(t.goodsId, t.paidAt).where(sql`${t.status} in (${SOLD})`),
    // A seat is taken once, and a buyer has one seat per group.
    uniqueIndex("orders_group_seat").on(t.groupId, t.groupSeat).where(seated(t)),
    uniqueIndex("orders_group_member").on(t.groupId, t.userId).where(seated(t)),
    check("orders_group", sql`(${t.groupId} is null) = (${t.groupSeat} is null)`),
    check("orders_group_seats", sql`${t.groupSeat} between 1 and 2`),
    check(
      "orders_rent",
      sql`${t.depositFen} >= 0 and (${t.rentHours} > 0 or (${t.rentHours} is null and ${t.depositFen} = 0))`,
    ),
    check(
      "orders_extended",
      sql`${t.extendedHours} = 0 or (${t.extendedHours} > 0 and ${t.rentHours} is not null)`,
    ),
    check("orders_cashback", sql`${t.cashbackFen} >= 0 and ${t.cashbackFen} < ${t.totalFen}`),
    check("orders_quantity", sql`${t.quantity} > 0 and ${t.giftPieces} >= 0`),
    check("orders_cancelled", sql`${t.status} <> 'cancelled' or ${t.cancelledAt} is not null`),
    check("orders_total", sql`${t.totalFen} > 0`),
    check("orders_received", sql`${t.status} <> 'received' or ${t.paidAt} is not null`),
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
    check("orders_platform_discount", sql`${t.platformDiscountFen} between 0 and ${t.envelopeFen}`),
    check("orders_settle_hours", sql`${t.settleHours} > 0`),
    check(
      "orders_settled_when_due",
      sql`${t.settledAt} is null or (${t.settleDueAt} is not null and ${t.settledAt} >= ${t.settleDueAt})`,
    ),
    check(
      "orders_in_after_sale",
      sql`not ${t.inAfterSale} or ${t.status} in ('paid', 'collected', 'delivered', 'completed')`,
    ),
    index("orders_refunded_of_seller").on(t.sellerId, t.id).where(sql`${t.refundedFen} > 0`),
    // For sweeps: refunds that are owed, overdue deliveries and unconfirmed receipts.
    index("orders_refund_due").on(t.id).where(sql`${t.status} = 'refund_due'`),
    index("orders_to_deliver").on(t.deliverBy).where(sql`${t.status} in ('paid', 'delivering')`),
    index("orders_to_confirm").on(t.confirmBy).where(sql`${t.status} = 'delivered'`),
    index("orders_to_settle").on(t.settleDueAt).where(isToSettle(t)).concurrently(),
  ],
);

/**
 * Matches orders of either kind whose price waits in escrow for its due time; literally the condition of their indexes. Of
 * a rental, `paid` is enough: it was used, and its end made it due.
 */
export function isToSettle(order: {
  status: AnyPgColumn;
  settleDueAt: AnyPgColumn;
  settledAt: AnyPgColumn;
}): SQL {
  return sql`${order.status} in ('paid', 'collected', 'completed') and ${order.settleDueAt} is not null and ${order.settledAt} is null`;
}

/** Matches orders that hold a seat in their group. */
function seated(t: { groupId: AnyPgColumn; status: AnyPgColumn }) {
  return sql`${t.groupId} is not null and ${t.status} in ('pending', 'received', 'grouping', ${SOLD})`;
}
