import { REFUND_CAUSES } from "@storefront/contract/refunds/order-refund";
import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at, fen } from "./columns";
import { rentals } from "./rentals";

/** received: paid, the rental's end has not moved yet. extended: it has. */
export const EXTENSION_STATUSES = [
  "pending",
  "received",
  "extended",
  "expired",
  "cancelled",
  "refund_due",
  "refunded",
] as const;

/**
 * Paid extensions of running rentals, at the hourly price of their orders and without another deposit. Order numbers
 * start with 8, so that they never collide with those of goods and boosts. The allowed transitions are in
 * migrations/0000_baseline.sql.
 */
export const rentalExtensions = pgTable(
  "rental_extensions",
  {
    id: serial().primaryKey(),
    orderNum: text("order_num").notNull().unique(),
    requestId: text("request_id").notNull(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    rentalOrderId: integer("rental_order_id")
      .notNull()
      .references(() => rentals.orderId),
    hours: integer().notNull(),
    hourFen: fen("hour_fen").notNull(),
    totalFen: fen("total_fen").notNull(),
    channelId: integer("channel_id").notNull(),
    status: text({ enum: EXTENSION_STATUSES }).notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
    paidAt: at("paid_at"),
    extendedAt: at("extended_at"),
    cancelledAt: at("cancelled_at"),
    refundReason: text("refund_reason", { enum: REFUND_CAUSES }),
  },
  (t) => [
    unique("rental_extensions_request").on(t.userId, t.requestId),
    index("rental_extensions_rental").on(t.rentalOrderId, t.id),
    uniqueIndex("rental_extensions_pending_once")
      .on(t.rentalOrderId)
      .where(sql`${t.status} = 'pending'`),
    index("rental_extensions_due").on(t.expiresAt).where(sql`${t.status} = 'pending'`),
    check("rental_extensions_num", sql`${t.orderNum} ~ '^8[0-9]{22}$'`),
    check(
      "rental_extensions_total",
      sql`${t.hours} > 0 and ${t.hourFen} > 0 and ${t.totalFen} = ${t.hourFen} * ${t.hours}`,
    ),
    check(
      "rental_extensions_paid",
      sql`(${t.status} in ('pending', 'expired', 'cancelled')) = (${t.paidAt} is null)`,
    ),
    check(
      "rental_extensions_extended",
      sql`(${t.status} in ('extended', 'refund_due', 'refunded') or ${t.extendedAt} is null) and (${t.status} <> 'extended' or ${t.extendedAt} is not null)`,
    ),
    check(
      "rental_extensions_cancelled",
      sql`${t.status} <> 'cancelled' or ${t.cancelledAt} is not null`,
    ),
    check(
      "rental_extensions_refund_reason",
      sql`(${t.status} in ('refund_due', 'refunded')) = (${t.refundReason} is not null)`,
    ),
  ],
);
