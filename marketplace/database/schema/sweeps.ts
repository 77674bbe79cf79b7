import { sql } from "drizzle-orm";
import { check, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

/** Kinds of due items: `payments` are trades to query, `fulfilments` paid orders to refund, `receipts` deliveries that nobody objects to. */
export const SWEEP_KINDS = [
  "orders",
  "boosts",
  "boost_refunds",
  "boost_receipts",
  "deliveries",
  "receipts",
  "settlements",
  "boost_settlements",
  "groups",
  "payments",
  "fulfilments",
  "refunds",
  "extensions",
  "rentals",
  "deposits",
  "deposit_claims",
  "after_sales",
  "activities",
  "rewards",
  "alerts",
  "saved_searches",
] as const;

/** Due items that a sweep failed to settle. Others are settled meanwhile; the row goes when this one is. */
export const sweepFailures = pgTable(
  "sweep_failures",
  {
    kind: text({ enum: SWEEP_KINDS }).notNull(),
    /** An order number, or the id of a group or listing. */
    item: text().notNull(),
    tries: integer().notNull(),
    /** The latest error, without values. */
    cause: text().notNull(),
    /** Time of the first failure. */
    since: at("since").notNull(),
    /** Not tried again before. */
    nextAt: at("next_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.item] }),
    check("sweep_failures_tries", sql`${t.tries} > 0`),
  ],
);
