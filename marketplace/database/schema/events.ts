import { ACCOUNT_EVENT_KINDS } from "@storefront/contract/account/account-event-kinds";
import { sql } from "drizzle-orm";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "./columns";

const event = {
  userId: integer("user_id").notNull(),
  kind: text({ enum: ACCOUNT_EVENT_KINDS }).notNull(),
  /** Number of the order; of a message about a listing, or an alert, the listing's id, or the saved search's; of a coupon its id; "" of none. */
  reference: text().notNull(),
  /** The new state, or the sender of a message. */
  state: text().notNull(),
  /** By the database's clock: the sandbox does not move it. */
  createdAt: at("created_at").notNull().default(sql`clock_timestamp()`),
};

/**
 * Changes of users' data, written by triggers in the transaction of the change (migration `account-events`). Their ids
 * are not in commit order, so readers do not use them: a marketplace moves them to `account_events`.
 */
export const accountChanges = pgTable("account_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  ...event,
});

/** Where the log of each user ends. */
export const accountLogs = pgTable("account_logs", {
  userId: integer("user_id").primaryKey(),
  lastNumber: bigint("last_number", { mode: "number" }).notNull(),
});

/**
 * The log that a user's browsers follow. One transaction at a time writes it, so that numbers become visible in
 * ascending order: a reader with a number has missed none below it.
 */
export const accountEvents = pgTable(
  "account_events",
  {
    /** Number over all users together. It stays here because it reveals the shop's volume. */
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Place in the user's log; null in rows of 0.2.0: their place is their id. */
    number: bigint({ mode: "number" }),
    ...event,
  },
  (t) => [
    index("account_events_user").on(t.userId, t.id),
    index("account_events_old").on(t.createdAt),
  ],
);
