import { REFUND_CAUSES } from "@storefront/contract/refunds/order-refund";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
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
    /**
     * When an operator exchanged it for another one. It keeps its order, is never shown or sold again, and no longer
     * counts as a piece; a trigger refuses any later change.
     */
    voidedAt: at("voided_at"),
    /** The first secret in whose place this one was given, so that exchanged secrets keep their place on the phone. */
    replacesId: integer("replaces_id").references((): AnyPgColumn => cardSecrets.id),
  },
  (t) => [
    check("card_secrets_voided", sql`${t.voidedAt} is null or ${t.orderId} is not null`),
    check("card_secrets_replaces", sql`${t.replacesId} is null or ${t.orderId} is not null`),
    index("card_secrets_free").on(t.stockId, t.id).where(sql`${t.orderId} is null`),
    index("card_secrets_order").on(t.orderId),
  ],
);

/** Every received payment callback, applied or rejected, so that no payment is lost and forgeries are recorded. */
export const paymentNotices = pgTable(
  "payment_notices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    callbackId: text("notice_id"),
    orderNum: text("order_num"),
    channel: text(),
    amountFen: fen("amount_fen"),
    outcome: text(),
    result: text().notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [
    index("payment_notices_order").on(t.orderNum),
    index("payment_notices_rejected").on(t.id).where(isRejected(t)),
    uniqueIndex("payment_notices_applied_once")
      .on(t.orderNum)
      .where(sql`${t.result} in ('applied', 'refund_due')`),
  ],
);

/** State of the payment that an order uses. waiting: the order is not fulfilled yet. */
export const USED_OUTCOMES = ["waiting", "applied", "refund_due"] as const;
/**
 * Why an order cannot use a payment, which is refunded: it is the order's second one, or another channel or amount than
 * the order's.
 */
export const SURPLUS_OUTCOMES = ["duplicate", "wrong_channel", "wrong_amount"] as const;
export const PAYMENT_OUTCOMES = [...USED_OUTCOMES, ...SURPLUS_OUTCOMES] as const;

const EXPECTED_RESULTS = [
  ...["applied", "repeated", "refund_due"],
  ...SURPLUS_OUTCOMES.map((outcome) => `refund_${outcome}`),
];

/** Matches callbacks that an operator looks at; literally the condition of their index. */
export const isRejected = (callback: { result: AnyPgColumn }) =>
  sql`${callback.result} not in (${sql.raw(EXPECTED_RESULTS.map((result) => `'${result}'`).join(", "))})`;

/** Verified payments through a provider, recorded before anything else is done with them. */
export const receivedPayments = pgTable(
  "received_payments",
  {
    orderNum: text("order_num").notNull(),
    channel: text({ enum: ["alipay", "wxpay"] }).notNull(),
    /** The provider's transaction number. */
    tradeNum: text("trade_num").notNull(),
    amountFen: fen("amount_fen").notNull(),
    outcome: text({ enum: PAYMENT_OUTCOMES }).notNull(),
    receivedAt: at("received_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderNum, t.tradeNum] }),
    uniqueIndex("received_payments_used_once")
      .on(t.orderNum)
      .where(sql`${t.outcome} in ('waiting', 'applied', 'refund_due')`),
    check("received_payments_amount", sql`${t.amountFen} > 0`),
  ],
);

/** Paid orders that wait for their fulfillment. The row goes once the order is fulfilled or refunded. */
export const fulfilmentTasks = pgTable(
  "fulfilment_tasks",
  {
    orderNum: text("order_num").primaryKey(),
    /** Failed attempts. */
    tries: integer().notNull().default(0),
    /** Why the last attempt failed. */
    cause: text(),
    nextAt: at("next_at").notNull(),
    /** When the payment is refunded unless the order is fulfilled. */
    refundAt: at("refund_at").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("fulfilment_tasks_due").on(t.nextAt)],
);

/** waiting: no payment is known yet. closed: can no longer be paid. */
export const TRADE_STATES = ["waiting", "paid", "closed"] as const;

/** Payments requested from providers: one trade per order that is paid by QR code. */
export const paymentTrades = pgTable(
  "payment_trades",
  {
    orderNum: text("order_num").primaryKey(),
    channel: text({ enum: ["alipay", "wxpay"] }).notNull(),
    amountFen: fen("amount_fen").notNull(),
    /** Content of the payment QR code; "" until the provider has answered. */
    qrText: text("qr_text").notNull(),
    state: text({ enum: TRADE_STATES }).notNull().default("waiting"),
    /** The provider's transaction number, once paid. */
    tradeNum: text("trade_num"),
    /** When to query the provider next; initially when the order expires. */
    checkAt: at("check_at").notNull(),
    checks: integer().notNull().default(0),
    /** When the provider was last queried while the buyer had the QR code open. */
    queriedAt: at("asked_at"),
    /**
     * When the provider reported that the last payment attempt was declined; null when none was or another is in
     * progress.
     */
    failedAt: at("failed_at"),
    createdAt: at("created_at").notNull(),
  },
  (t) => [index("payment_trades_due").on(t.checkAt).where(sql`${t.state} = 'waiting'`)],
);

/**
 * due: to be requested. pending: accepted by the provider, not finished. failed: rejected too often, needs manual
 * handling.
 */
export const REFUND_STATES = ["due", "pending", "refunded", "failed"] as const;

/**
 * Refunds, each through the channel of its payment: by a provider, or to the balance at once. An order may have several;
 * a trigger refuses a sum above what was paid (migrations/0000_baseline.sql).
 */
export const paymentRefunds = pgTable(
  "payment_refunds",
  {
    /** `<order number>R<n>`, n from 1: the provider's idempotency key. */
    refundNum: text("refund_num").primaryKey(),
    orderNum: text("order_num").notNull(),
    channel: text({ enum: ["alipay", "wxpay", "ggpay"] }).notNull(),
    /** The payment that returns, when it is not the one that the order uses: one refund each, of all of it. */
    tradeNum: text("trade_num"),
    /** 0 when the deducted cashback equals the refunded part of the price. */
    amountFen: fen("amount_fen").notNull(),
    cause: text({ enum: REFUND_CAUSES }).notNull().default("part"),
    state: text({ enum: REFUND_STATES }).notNull().default("due"),
    tries: integer().notNull().default(0),
    nextAt: at("next_at").notNull(),
    /** The provider's latest reason for rejection. */
    reason: text(),
    createdAt: at("created_at").notNull(),
    refundedAt: at("refunded_at"),
  },
  (t) => [
    index("payment_refunds_due").on(t.nextAt).where(sql`${t.state} in ('due', 'pending')`),
    index("payment_refunds_order").on(t.orderNum),
    index("payment_refunds_state").on(t.state, t.refundNum),
    // An order is undone once; a deposit, and parts of the price, may return in several steps.
    uniqueIndex("payment_refunds_cause_once")
      .on(t.orderNum, t.cause)
      .where(sql`${t.cause} not in ('deposit', 'part', 'surplus')`),
    uniqueIndex("payment_refunds_trade_once").on(t.orderNum, t.tradeNum),
    foreignKey({
      name: "payment_refunds_trade",
      columns: [t.orderNum, t.tradeNum],
      foreignColumns: [receivedPayments.orderNum, receivedPayments.tradeNum],
    }),
    check("payment_refunds_surplus", sql`(${t.cause} = 'surplus') = (${t.tradeNum} is not null)`),
    check("payment_refunds_amount", sql`${t.amountFen} >= 0`),
    check("payment_refunds_done", sql`(${t.state} = 'refunded') = (${t.refundedAt} is not null)`),
    check(
      "payment_refunds_at_once",
      sql`${t.state} = 'refunded' or (${t.channel} <> 'ggpay' and ${t.amountFen} > 0)`,
    ),
  ],
);
