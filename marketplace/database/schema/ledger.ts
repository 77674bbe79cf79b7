import { LEDGER_EVENTS } from "@storefront/contract/orders/ledger-events";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen } from "./columns";

/**
 * Double-entry bookkeeping: every row moves an amount from one account to another, so that the sum over all accounts is
 * always zero. Append-only; a trigger refuses to take more out of sales, deposits or refunds owed for an order than it put
 * there. Accounts: ledger/accounts.ts.
 */
export const ledgerTransfers = pgTable(
  "ledger_transfers",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    event: text({ enum: LEDGER_EVENTS }).notNull(),
    /** Null for a transfer without an order. */
    orderNum: text("order_num"),
    /** The refund that it belongs to (payment_refunds); an order may have several. "": none. */
    refundNum: text("refund_num").notNull().default(""),
    fromAccount: text("from_account").notNull(),
    toAccount: text("to_account").notNull(),
    amountFen: fen("amount_fen").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("ledger_transfers_once").on(
      t.orderNum,
      t.event,
      t.fromAccount,
      t.toAccount,
      t.refundNum,
    ),
    index("ledger_transfers_from").on(t.fromAccount, t.id),
    // The console's list of promoters.
    index("ledger_transfers_earned").on(t.toAccount).where(sql`${t.toAccount} like 'earnings:%'`),
    index("ledger_transfers_spent")
      .on(t.fromAccount)
      .where(sql`${t.fromAccount} like 'earnings:%'`),
    index("ledger_transfers_to").on(t.toAccount, t.id),
    check("ledger_transfers_positive", sql`${t.amountFen} > 0`),
    check("ledger_transfers_two", sql`${t.fromAccount} <> ${t.toAccount}`),
  ],
);
