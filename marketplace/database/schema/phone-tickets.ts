import { TICKET_PURPOSES } from "@storefront/contract/account/phone-ticket-purposes";
import { bigint, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { tokens } from "./accounts";
import { at } from "./columns";

/**
 * One-time tickets in QR codes, of a desktop's login: with it they end. The transitions are
 * accounts/rules/phone-ticket.ts; a trigger records each as an event of the account.
 */
export const phoneTickets = pgTable(
  "phone_tickets",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    ticketHash: text("ticket_hash").notNull().unique(),
    tokenHash: text("token_hash")
      .notNull()
      .references(() => tokens.tokenHash, { onDelete: "cascade" }),
    purpose: text({ enum: TICKET_PURPOSES }).notNull(),
    /** Id of the goods, or of a boost's game. */
    subjectId: integer("subject_id").notNull(),
    state: text({ enum: ["shown", "requested", "approved", "refused", "used"] }).notNull(),
    /** Hash of the browser secret of the phone that has scanned the code. */
    phoneHash: text("phone_hash"),
    /** Two digits, shown on both screens; "" before a phone requests approval. */
    code: text().notNull(),
    createdAt: at("created_at").notNull(),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("phone_tickets_token").on(t.tokenHash),
    index("phone_tickets_expires").on(t.expiresAt),
  ],
);
