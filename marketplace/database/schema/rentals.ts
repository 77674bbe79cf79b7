import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, fen } from "./columns";
import { orders } from "./orders";
import { cardSecrets } from "./payments";

/** Who ended a rental: the renter, the time limit, or the full refund of its price. */
export const RENTAL_ENDS = ["renter", "time", "refund"] as const;

/** Who settled a deposit: the seller's side, the deadline, or the end of a claim. */
export const DEPOSIT_SETTLERS = ["seller", "time", "claim"] as const;

/**
 * A rental order and the account of its renter. It runs from the payment (automatic delivery) or the handover (manual
 * delivery) until it is closed. Its piece stays sold, and an account assigned, until it is released for the next renter;
 * an account is in at most one rental that is not released.
 */
export const rentals = pgTable(
  "rentals",
  {
    orderId: integer("order_id")
      .primaryKey()
      .references(() => orders.id),
    /** The login code of the account; null when the seller hands the login over. */
    secretId: integer("secret_id").references(() => cardSecrets.id),
    startsAt: at("starts_at").notNull(),
    endsAt: at("ends_at").notNull(),
    closedAt: at("closed_at"),
    closedBy: text("closed_by", { enum: RENTAL_ENDS }),
    /** When the account could be rented again. */
    releasedAt: at("released_at"),
    /** When the deposit returns by itself; null while the rental runs, a claim is open, or the deposit is settled. */
    depositDueAt: at("deposit_due_at"),
    depositSettledAt: at("deposit_settled_at"),
    depositSettledBy: text("deposit_settled_by", { enum: DEPOSIT_SETTLERS }),
    /** The part that was not returned. */
    depositKeptFen: fen("deposit_kept_fen").notNull().default(0),
  },
  (t) => [
    uniqueIndex("rentals_one_at_a_time").on(t.secretId).where(sql`${t.releasedAt} is null`),
    index("rentals_due").on(t.endsAt).where(sql`${t.closedAt} is null`),
    index("rentals_deposit_due").on(t.depositDueAt).where(sql`${t.depositDueAt} is not null`),
    // For the console: returned accounts that wait for the seller.
    index("rentals_to_check")
      .on(t.closedAt)
      .where(
        sql`${t.closedAt} is not null and (${t.releasedAt} is null or ${t.depositSettledAt} is null)`,
      ),
    check("rentals_times", sql`${t.endsAt} > ${t.startsAt}`),
    check("rentals_closed", sql`(${t.closedAt} is null) = (${t.closedBy} is null)`),
    check("rentals_released", sql`${t.releasedAt} is null or ${t.closedAt} is not null`),
    check(
      "rentals_deposit_settled",
      sql`(${t.depositSettledAt} is null) = (${t.depositSettledBy} is null) and (${t.depositSettledAt} is null or ${t.closedAt} is not null)`,
    ),
    check(
      "rentals_deposit_due_at",
      sql`${t.depositDueAt} is null or (${t.closedAt} is not null and ${t.depositSettledAt} is null)`,
    ),
    check(
      "rentals_deposit_kept",
      sql`${t.depositKeptFen} >= 0 and (${t.depositKeptFen} = 0 or ${t.depositSettledBy} = 'claim')`,
    ),
  ],
);
