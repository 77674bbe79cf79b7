import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at } from "./columns";
import { orders } from "./orders";
import { cardSecrets } from "./payments";

/**
 * A paid rental order and the account assigned to it. It runs from payment until it is closed, and an account is in at
 * most one running rental at a time.
 */
export const rentals = pgTable(
  "rentals",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id),
    /** The login code of the account. */
    secretId: integer("secret_id")
      .notNull()
      .references(() => cardSecrets.id),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    closedAt: at("closed_at"),
    closedBy: text("closed_by", { enum: ["renter", "time", "refund"] }),
  },
  (t) => [
    uniqueIndex("rentals_one_at_a_time").on(t.secretId).where(sql`${t.closedAt} is null`),
    index("rentals_due").on(t.endsAt).where(sql`${t.closedAt} is null`),
    check("rentals_times", sql`${t.endsAt} > ${t.startsAt}`),
    check("rentals_closed", sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
  ],
);
