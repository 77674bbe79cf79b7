import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { at, fen } from "./columns";
import { stock } from "./goods";
import { orders } from "./orders";

export const cardSecrets = pgTable(
  "card_secrets",
  {
    id: serial().primaryKey(),
    stockId: integer("stock_id")
      .notNull()
      .references(() => stock.id),
    secret: text().notNull().unique(),
    orderId: integer("order_id").references(() => orders.id),
    assignedAt: at("assigned_at"),
  },
  (t) => [
    index("card_secrets_free").on(t.stockId, t.id).where(sql`${t.orderId} is null`),
    index("card_secrets_order").on(t.orderId),
  ],
);

/** Every payment notice that came, applied or refused, so that a payment is never lost and a forgery leaves a trace. */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    noticeId: text("notice_id"),
    orderNum: text("order_num"),
    channel: text(),
    amountFen: fen("amount_fen"),
    outcome: text(),
    result: text().notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [
    index("payment_notices_order").on(t.orderNum),
    uniqueIndex("payment_notices_applied_once")
      .on(t.orderNum)
      .where(sql`${t.result} in ('applied', 'refund_due')`),
  ],
);

/** waiting: nobody has paid yet, as far as is known. closed: nobody can pay any more. */
export const TRADE_STATES = ["waiting", "paid", "closed"] as const;

/** What payment providers were asked to collect: one trade for each order that is paid by QR code. */
export const paymentTrades = pgTable(
  "payment_trades",
  {
    orderNum: text("order_num").primaryKey(),
    channel: text({ enum: ["alipay", "wxpay"] }).notNull(),
    amountFen: fen("amount_fen").notNull(),
    /** What the payment QR code holds; "" until the provider has answered. */
    qrText: text("qr_text").notNull(),
    state: text({ enum: TRADE_STATES }).notNull().default("waiting"),
    /** The provider's own number, once paid. */
    tradeNum: text("trade_num"),
    /** When the provider is queried next: at first when the order's time is over. */
    checkAt: at("check_at").notNull(),
    checks: integer().notNull().default(0),
    /** When the provider was last asked while the buyer looked at the QR code. */
    askedAt: at("asked_at"),
    /** When the provider said that the last try to pay was refused; null: none was, or another try is under way. */
    failedAt: at("failed_at"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("payment_trades_due").on(t.checkAt).where(sql`${t.state} = 'waiting'`)],
);

/** due: to be requested. pending: taken by the provider, not finished. failed: refused too often, for a person to see to. */
export const REFUND_STATES = ["due", "pending", "refunded", "failed"] as const;

/** Money that goes back by the way it came, once for each order. */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    orderNum: text("order_num")
      .primaryKey()
      .references(() => paymentTrades.orderNum),
    refundNum: text("refund_num").notNull().unique(),
    channel: text({ enum: ["alipay", "wxpay"] }).notNull(),
    amountFen: fen("amount_fen").notNull(),
    state: text({ enum: REFUND_STATES }).notNull().default("due"),
    tries: integer().notNull().default(0),
    nextAt: at("next_at").notNull(),
    /** Why the provider refused last. */
    reason: text(),
    createdAt: at("created_at").notNull(),
    refundedAt: at("refunded_at"),
  },
  (t) => [
    index("payment_refunds_due").on(t.nextAt).where(sql`${t.state} in ('due', 'pending')`),
    check("payment_refunds_amount", sql`${t.amountFen} > 0`),
  ],
);
