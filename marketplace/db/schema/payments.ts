import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, serial, text, uniqueIndex } from "drizzle-orm/pg-core";
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
