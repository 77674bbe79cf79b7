import { SMS_KINDS } from "@storefront/contract/account/sms-kinds";
import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { users } from "./accounts";
import { at } from "./columns";

/** The kinds of SMS that a user has chosen; without a row none. */
export const smsNoticeChoices = pgTable("sms_notice_choices", {
  userId: integer("user_id")
    .primaryKey()
    .references(() => users.id),
  delivered: boolean().notNull(),
  refund: boolean().notNull(),
  deadline: boolean().notNull(),
  updatedAt: at("updated_at").notNull(),
});

/**
 * due: waits until `next_at`. sending: claimed, until `next_at`, when its process must have ended. sent. failed: refused
 * by the gateway. unknown: it may have been sent, and is not sent again. dropped: no longer wanted, no number, or too many.
 */
export const SMS_STATES = ["due", "sending", "sent", "failed", "unknown", "dropped"] as const;

/**
 * SMS to send. A trigger of the log `account_events` writes them (migration `sms-notices`), so that each event
 * causes one at most.
 */
export const smsNotices = pgTable(
  "sms_notices",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Id in `account_events`, whose rows are deleted sooner. */
    eventId: bigint("event_id", { mode: "number" }).notNull(),
    kind: text({ enum: SMS_KINDS }).notNull(),
    /** The delivery, refund or deadline of the order; there is one SMS for each. */
    occasion: text().notNull(),
    orderNum: text("order_num").notNull(),
    state: text({ enum: SMS_STATES }).notNull().default("due"),
    tries: integer().notNull().default(0),
    nextAt: at("next_at").notNull(),
    /** By the database's clock: the sandbox does not move it. */
    createdAt: at("created_at").notNull().default(sql`clock_timestamp()`),
  },
  (t) => [
    uniqueIndex("sms_notices_once").on(t.orderNum, t.kind, t.occasion),
    index("sms_notices_due").on(t.nextAt).where(sql`${t.state} in ('due', 'sending')`),
    index("sms_notices_user").on(t.userId, t.createdAt),
    index("sms_notices_old").on(t.createdAt),
    check("sms_notices_tries", sql`${t.tries} between 0 and 3`),
  ],
);
